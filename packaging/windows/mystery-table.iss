; Inno Setup: the installer for Windows. Run by `packaging/build.py windows`, which defines AppVersion, Bundle,
; Icons and Out on the command line.

#define AppName "Mystery Table"
#define Program "mystery-table"

[Setup]
AppId={{6A1C4E0B-5B53-4C0E-9A37-3B1E0C6B7D52}
AppName={#AppName}
AppVersion={#AppVersion}
AppPublisher=The Mystery Table maintainers
DefaultDirName={autopf}\{#AppName}
DefaultGroupName={#AppName}
DisableProgramGroupPage=yes
PrivilegesRequired=lowest
PrivilegesRequiredOverridesAllowed=dialog
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
ChangesAssociations=yes
Compression=lzma2
SolidCompression=yes
LicenseFile=..\..\LICENSE
SetupIconFile={#Icons}\program.ico
UninstallDisplayIcon={app}\{#Program}.exe
OutputDir={#Out}
OutputBaseFilename={#Program}-{#AppVersion}-setup

[Languages]
Name: "en"; MessagesFile: "compiler:Default.isl"
Name: "es"; MessagesFile: "compiler:Languages\Spanish.isl"
Name: "ru"; MessagesFile: "compiler:Languages\Russian.isl"

[CustomMessages]
en.Match=Mystery Table match
es.Match=Partida de Mesa de misterios
ru.Match=Партия «Стола загадок»

[Tasks]
Name: "desktopicon"; Description: "{cm:CreateDesktopIcon}"; Flags: unchecked

[Files]
Source: "{#Bundle}\*"; DestDir: "{app}"; Flags: recursesubdirs ignoreversion
Source: "{#Icons}\match.ico"; DestDir: "{app}"; Flags: ignoreversion

[InstallDelete]
; What an earlier version had and this one has not.
Type: filesandordirs; Name: "{app}\_internal"

[Icons]
Name: "{autoprograms}\{#AppName}"; Filename: "{app}\{#Program}.exe"
Name: "{autodesktop}\{#AppName}"; Filename: "{app}\{#Program}.exe"; Tasks: desktopicon

[Registry]
Root: HKA; Subkey: "Software\Classes\.mystery"; ValueType: string; ValueData: "MysteryTable.Match"; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\.mystery"; ValueType: string; ValueName: "Content Type"; ValueData: "application/x-mystery-table"; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\MysteryTable.Match"; ValueType: string; ValueData: "{cm:Match}"; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\MysteryTable.Match\DefaultIcon"; ValueType: string; ValueData: "{app}\match.ico"
Root: HKA; Subkey: "Software\Classes\MysteryTable.Match\shell\open\command"; ValueType: string; ValueData: """{app}\{#Program}.exe"" ""%1"""

[Run]
Filename: "{app}\{#Program}.exe"; Description: "{cm:LaunchProgram,{#AppName}}"; Flags: nowait postinstall skipifsilent
