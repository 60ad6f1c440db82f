<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
 <context>
  <name>words</name>
  <message>
   <source>English</source>
   <translation>English in plain words</translation>
  </message>
 </context>
</TS>
