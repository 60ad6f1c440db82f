; The installer for Windows: for one person or, asked for, for all; opens session files, and goes without a trace but for
; the sessions, which stay in AppData\Roaming\scorekeeper. Called by build.ps1 with Version, From and Icon.

[Setup]
AppId={{6B7B5A0E-3C6C-4C0B-9B3B-5D1B1B0D4C55}
AppName=Score Keeper
AppVersion={#Version}
AppPublisher=The Score Keeper authors
VersionInfoVersion={#Version}
DefaultDirName={autopf}\Score Keeper
DefaultGroupName=Score Keeper
DisableProgramGroupPage=yes
PrivilegesRequired=lowest
PrivilegesRequiredOverridesAllowed=dialog
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
MinVersion=10.0.17763
OutputBaseFilename=ScoreKeeper-{#Version}-setup
SetupIconFile={#Icon}
UninstallDisplayIcon={app}\scorekeeperw.exe
LicenseFile=..\..\LICENSE
Compression=lzma2/max
SolidCompression=yes
ChangesAssociations=yes

WizardStyle=modern
CloseApplications=yes

[Languages]
Name: "en"; MessagesFile: "compiler:Default.isl"
Name: "ja"; MessagesFile: "compiler:Languages\Japanese.isl"

[Tasks]
Name: "desktopicon"; Description: "{cm:CreateDesktopIcon}"; Flags: unchecked

[InstallDelete]
; An older version's parts must not be found by a newer one.
Type: filesandordirs; Name: "{app}\_internal"

[Files]
Source: "{#From}\*"; DestDir: "{app}"; Flags: recursesubdirs ignoreversion
Source: "..\..\LICENSE"; DestDir: "{app}"; DestName: "LICENSE.txt"
Source: "..\..\CREDITS.md"; DestDir: "{app}"

[Icons]
Name: "{group}\Score Keeper"; Filename: "{app}\scorekeeperw.exe"
Name: "{autodesktop}\Score Keeper"; Filename: "{app}\scorekeeperw.exe"; Tasks: desktopicon

[Registry]
Root: HKA; Subkey: "Software\Classes\.scorekeeper"; ValueType: string; ValueData: "ScoreKeeper.Session"; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\.scorekeeper"; ValueType: string; ValueName: "Content Type"; ValueData: "application/vnd.scorekeeper.session+json"
Root: HKA; Subkey: "Software\Classes\.scorekeeper\OpenWithProgids"; ValueType: string; ValueName: "ScoreKeeper.Session"; ValueData: ""; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\ScoreKeeper.Session"; ValueType: string; ValueData: "Mahjong session"; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\ScoreKeeper.Session\DefaultIcon"; ValueType: string; ValueData: "{app}\scorekeeperw.exe,0"
Root: HKA; Subkey: "Software\Classes\ScoreKeeper.Session\shell\open\command"; ValueType: string; ValueData: """{app}\scorekeeperw.exe"" ""%1"""
; So that “scorekeeper” can be typed where Windows asks what to run.
Root: HKA; Subkey: "Software\Microsoft\Windows\CurrentVersion\App Paths\scorekeeper.exe"; ValueType: string; ValueData: "{app}\scorekeeper.exe"; Flags: uninsdeletekey

[Run]
Filename: "{app}\scorekeeperw.exe"; Description: "{cm:LaunchProgram,Score Keeper}"; Flags: nowait postinstall skipifsilent
