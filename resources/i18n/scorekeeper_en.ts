<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
 <context>
  <name>words</name>
  <message numerus="yes">
   <source>A run of {count} that begins with {tile} would go beyond its suit.</source>
   <translation>
    <numerusform>A run of {count} that begins with {tile} would go beyond its suit.</numerusform>
    <numerusform>A run of {count} that begins with {tile} would go beyond its suit.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>All hands together hold {tile} {count} times where only {most} can be: check them against the table.</source>
   <translation>
    <numerusform>All hands together hold {tile} {count} time where only {most} can be: check them against the table.</numerusform>
    <numerusform>All hands together hold {tile} {count} times where only {most} can be: check them against the table.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>Changed: {count} (before in brackets), same: {still}</source>
   <translation>
    <numerusform>Changed: {count} (before in brackets), same: {still}</numerusform>
    <numerusform>Changed: {count} (before in brackets), same: {still}</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>Click in the winning hand, {count} tiles: the last one is the winning tile.</source>
   <translation>
    <numerusform>Click in the winning hand, {count} tile: it is the winning tile.</numerusform>
    <numerusform>Click in the winning hand, {count} tiles: the last one is the winning tile.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>Click the tiles of {name}’s hand, the winning tile last: {count} tiles to go.</source>
   <translation>
    <numerusform>Click the last tile of {name}’s hand, the winning tile: {count} tile to go.</numerusform>
    <numerusform>Click the tiles of {name}’s hand, the winning tile last: {count} tiles to go.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>Click the tiles of {name}’s hand: {count} tiles to go.</source>
   <translation>
    <numerusform>Click the tiles of {name}’s hand: {count} tile to go.</numerusform>
    <numerusform>Click the tiles of {name}’s hand: {count} tiles to go.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>Differs from {preset} in {count} points</source>
   <translation>
    <numerusform>Differs from {preset} in {count} point</numerusform>
    <numerusform>Differs from {preset} in {count} points</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>First what {name} laid open, with the buttons beside the tiles; then the rest, the winning tile last: {count} tiles to go.</source>
   <translation>
    <numerusform>First what {name} laid open, with the buttons beside the tiles; then the rest, the winning tile last: {count} tile to go.</numerusform>
    <numerusform>First what {name} laid open, with the buttons beside the tiles; then the rest, the winning tile last: {count} tiles to go.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>In {count} minutes</source>
   <translation>
    <numerusform>In {count} minute</numerusform>
    <numerusform>In {count} minutes</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>More ({count})</source>
   <translation>
    <numerusform>More ({count})</numerusform>
    <numerusform>More ({count})</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>No run of {count} begins with {tile}: choose its lowest tile.</source>
   <translation>
    <numerusform>No run of {count} begins with {tile}: choose its lowest tile.</numerusform>
    <numerusform>No run of {count} begins with {tile}: choose its lowest tile.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>One tile is missing: the hand has {count} of {wanted} tiles beside its called sets.</source>
   <translation>
    <numerusform>One tile is missing: the hand has {count} of {wanted} tiles beside its called sets.</numerusform>
    <numerusform>One tile is missing: the hand has {count} of {wanted} tiles beside its called sets.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>Read “{title}”, entries: {count}.</source>
   <translation>
    <numerusform>Read “{title}”, {count} entry.</numerusform>
    <numerusform>Read “{title}”, {count} entries.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>Sessions kept here: {count}</source>
   <translation>
    <numerusform>{count} session is kept here</numerusform>
    <numerusform>{count} sessions are kept here</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>The hand has {count} of {wanted} tiles beside its called sets: add {missing} more, or tick that only a part of it is entered.</source>
   <translation>
    <numerusform>The hand has {count} of {wanted} tiles beside its called sets: add {missing} more, or tick that only a part of it is entered.</numerusform>
    <numerusform>The hand has {count} of {wanted} tiles beside its called sets: add {missing} more, or tick that only a part of it is entered.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>The hand has {count} of {wanted} tiles beside its called sets: add {missing} more.</source>
   <translation>
    <numerusform>The hand has {count} of {wanted} tiles beside its called sets: add {missing} more.</numerusform>
    <numerusform>The hand has {count} of {wanted} tiles beside its called sets: add {missing} more.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>The hand has {count} tiles where {wanted} are needed: add or take back tiles.</source>
   <translation>
    <numerusform>The hand has {count} tile where {wanted} are needed: add tiles.</numerusform>
    <numerusform>The hand has {count} tiles where {wanted} are needed: add or take back tiles.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>The hand has {count} tiles where {wanted} fit beside its called sets: take {over} back.</source>
   <translation>
    <numerusform>The hand has {count} tile where {wanted} fit beside its called sets: take {over} back.</numerusform>
    <numerusform>The hand has {count} tiles where {wanted} fit beside its called sets: take {over} back.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>The next tiles go here; room for {count}</source>
   <translation>
    <numerusform>The next tile goes here; room for {count}</numerusform>
    <numerusform>The next tiles go here; room for {count}</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>The uma for {count} players at or above the start adds up to {sum} thousand: let it add up to zero, or the results will not.</source>
   <translation>
    <numerusform>The uma for {count} player at or above the start adds up to {sum} thousand: let it add up to zero, or the results will not.</numerusform>
    <numerusform>The uma for {count} players at or above the start adds up to {sum} thousand: let it add up to zero, or the results will not.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>There are only {count} different problems of these kinds.</source>
   <translation>
    <numerusform>There is only {count} problem of these kinds.</numerusform>
    <numerusform>There are only {count} different problems of these kinds.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>There are {count} indicators where at most {most} can be turned: take some back.</source>
   <translation>
    <numerusform>There is {count} indicator where at most {most} can be turned: take it back.</numerusform>
    <numerusform>There are {count} indicators where at most {most} can be turned: take some back.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>There are {count} red fives {tile} where the set has {most}: take a plain one.</source>
   <translation>
    <numerusform>There is {count} red five {tile} where the set has {most}: take a plain one.</numerusform>
    <numerusform>There are {count} red fives {tile} where the set has {most}: take a plain one.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>This version scores {count} hands otherwise</source>
   <translation>
    <numerusform>This version scores {count} hand otherwise</numerusform>
    <numerusform>This version scores {count} hands otherwise</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>in {count} of 100 recorded hands</source>
   <translation>
    <numerusform>in {count} of 100 recorded hands</numerusform>
    <numerusform>in {count} of 100 recorded hands</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>in {count} of {hands} recorded hands</source>
   <translation>
    <numerusform>in {count} of {hands} recorded hands</numerusform>
    <numerusform>in {count} of {hands} recorded hands</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{count} copies left</source>
   <translation>
    <numerusform>{count} copy left</numerusform>
    <numerusform>{count} copies left</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{count} deals left</source>
   <translation>
    <numerusform>{count} deal left</numerusform>
    <numerusform>{count} deals left</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{count} doubles</source>
   <translation>
    <numerusform>{count} double</numerusform>
    <numerusform>{count} doubles</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{count} drills</source>
   <translation>
    <numerusform>{count} drill</numerusform>
    <numerusform>{count} drills</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{count} fu</source>
   <translation>
    <numerusform>{count} fu</numerusform>
    <numerusform>{count} fu</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{count} han</source>
   <translation>
    <numerusform>{count} han</numerusform>
    <numerusform>{count} han</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{count} hands are not entered, so they count nothing: click the names above the tiles.</source>
   <translation>
    <numerusform>{count} hand is not entered, so it counts nothing: click the name above the tiles.</numerusform>
    <numerusform>{count} hands are not entered, so they count nothing: click the names above the tiles.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{count} minutes</source>
   <translation>
    <numerusform>{count} minute</numerusform>
    <numerusform>{count} minutes</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{count} more tiles make it: {pattern}.</source>
   <translation>
    <numerusform>{count} more tile makes it: {pattern}.</numerusform>
    <numerusform>{count} more tiles make it: {pattern}.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{count} more tiles: the last one is the winning tile.</source>
   <translation>
    <numerusform>{count} more tile: it is the winning tile.</numerusform>
    <numerusform>{count} more tiles: the last one is the winning tile.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{count} of the four sets, no pair yet.</source>
   <translation>
    <numerusform>{count} of the four sets, no pair yet.</numerusform>
    <numerusform>{count} of the four sets, no pair yet.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{count} pages found</source>
   <translation>
    <numerusform>{count} page found</numerusform>
    <numerusform>{count} pages found</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{count} players cannot win here, at most {most}: list only those who are paid.</source>
   <translation>
    <numerusform>{count} player cannot win here, at most {most}: list only those who are paid.</numerusform>
    <numerusform>{count} players cannot win here, at most {most}: list only those who are paid.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{count} points</source>
   <translation>
    <numerusform>{count} point</numerusform>
    <numerusform>{count} points</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{count} rules found on all pages</source>
   <translation>
    <numerusform>{count} rule found on all pages</numerusform>
    <numerusform>{count} rules found on all pages</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{count} sets and a pair.</source>
   <translation>
    <numerusform>{count} set and a pair.</numerusform>
    <numerusform>{count} sets and a pair.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{count} sets and a pair; left over: {tiles}.</source>
   <translation>
    <numerusform>{count} set and a pair; left over: {tiles}.</numerusform>
    <numerusform>{count} sets and a pair; left over: {tiles}.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{count} sets, a pair, and a run that lacks {tiles}.</source>
   <translation>
    <numerusform>{count} set, a pair, and a run that lacks {tiles}.</numerusform>
    <numerusform>{count} sets, a pair, and a run that lacks {tiles}.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{count} sets, and a run that lacks {tiles}.</source>
   <translation>
    <numerusform>{count} set, and a run that lacks {tiles}.</numerusform>
    <numerusform>{count} sets, and a run that lacks {tiles}.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{count} sets; left over: {tiles}.</source>
   <translation>
    <numerusform>{count} set; left over: {tiles}.</numerusform>
    <numerusform>{count} sets; left over: {tiles}.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{count} sets; pairs: {pairs}.</source>
   <translation>
    <numerusform>{count} set; pairs: {pairs}.</numerusform>
    <numerusform>{count} sets; pairs: {pairs}.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{count} tiles from ready</source>
   <translation>
    <numerusform>{count} tile from ready</numerusform>
    <numerusform>{count} tiles from ready</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{count} tiles too many: take them back.</source>
   <translation>
    <numerusform>{count} tile too many: take it back.</numerusform>
    <numerusform>{count} tiles too many: take them back.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{count} yakuman</source>
   <translation>
    <numerusform>{count} yakuman</numerusform>
    <numerusform>{count} yakuman</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{tile} appears {count} times where only {most} can be: check hand, called sets, flowers and seasons.</source>
   <translation>
    <numerusform>{tile} appears {count} time where only {most} can be: check hand, called sets, flowers and seasons.</numerusform>
    <numerusform>{tile} appears {count} times where only {most} can be: check hand, called sets, flowers and seasons.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{tile} appears {count} times where only {most} exist: hand, called sets and indicators count together.</source>
   <translation>
    <numerusform>{tile} appears {count} time where only {most} exist: hand, called sets and indicators count together.</numerusform>
    <numerusform>{tile} appears {count} times where only {most} exist: hand, called sets and indicators count together.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{tile}, {count} left</source>
   <translation>
    <numerusform>{tile}, {count} left</numerusform>
    <numerusform>{tile}, {count} left</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{tile}, {count} times</source>
   <translation>
    <numerusform>{tile}, {count} time</numerusform>
    <numerusform>{tile}, {count} times</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{where}: read “{title}”, entries: {count}</source>
   <translation>
    <numerusform>{where}: read “{title}”, {count} entry</numerusform>
    <numerusform>{where}: read “{title}”, {count} entries</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{where}: read “{title}”, entries: {count}; left out at its end: {left}</source>
   <translation>
    <numerusform>{where}: read “{title}”, {count} entry; left out at its end: {left}</numerusform>
    <numerusform>{where}: read “{title}”, {count} entries; left out at its end: {left}</numerusform>
   </translation>
  </message>
 </context>
</TS>
