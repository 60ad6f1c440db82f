# Build the installer for Windows into dist. In PowerShell, with Python 3.11 or newer, and Inno Setup 6 for the last step:
#     powershell -ExecutionPolicy Bypass -File packaging\windows\build.ps1
$ErrorActionPreference = "Stop"
Set-StrictMode -Version Latest

$root = (Resolve-Path (Join-Path $PSScriptRoot "..\..")).Path
$dist = Join-Path $root "dist"
$building = Join-Path $dist "building"
$python = Join-Path $building "Scripts\python.exe"
$lock = Join-Path $root "packaging\locks\build.txt"
$have = Join-Path $building "lock"

function Invoke-Step {
    param([string] $Program, [Parameter(ValueFromRemainingArguments)] [string[]] $Words)
    & $Program @Words
    if ($LASTEXITCODE -ne 0) { throw "$Program $Words ended with code $LASTEXITCODE" }
}

$env:PYTHONHASHSEED = "0"
if (-not $env:SOURCE_DATE_EPOCH) {
    $env:SOURCE_DATE_EPOCH = git -C $root log -1 --format=%ct 2>$null
    if (-not $env:SOURCE_DATE_EPOCH) {
        $written = (Get-Item (Join-Path $root "CHANGELOG.md")).LastWriteTimeUtc
        $env:SOURCE_DATE_EPOCH = [string] ([DateTimeOffset] $written).ToUnixTimeSeconds()
    }
}

# What the builds need, pinned by hashes, once for each state of the lock.
if (-not (Test-Path $have) -or (Get-FileHash $have).Hash -ne (Get-FileHash $lock).Hash) {
    if (Test-Path $building) { Remove-Item -Recurse -Force $building }
    New-Item -ItemType Directory -Force $dist | Out-Null
    Invoke-Step py -3 -m venv $building
    Invoke-Step $python -m pip install --quiet --disable-pip-version-check --require-hashes -r $lock
    Copy-Item $lock $have
}

Invoke-Step $python (Join-Path $root "packaging\dists.py") $dist
$version = (Select-String -Path (Join-Path $root "scorekeeper\__init__.py") -Pattern '__version__ = "(.+)"').Matches[0].Groups[1].Value
Invoke-Step $python -m pip install --quiet --disable-pip-version-check --no-index --no-deps --force-reinstall `
    (Join-Path $dist "scorekeeper-$version-py3-none-any.whl")
$env:ICONS = Join-Path $dist "icons"
$env:QT_QPA_PLATFORM = "offscreen"
Invoke-Step $python (Join-Path $root "packaging\make_icons.py") $env:ICONS
Remove-Item Env:QT_QPA_PLATFORM

# What Windows shows of a program's file.
$numbers = (($version -split "[^0-9]+")[0..2] + "0") -join ", "
$env:VERSION_FILE = Join-Path $dist "version.txt"
@"
VSVersionInfo(
  ffi=FixedFileInfo(filevers=($numbers), prodvers=($numbers), mask=0x3f, flags=0x0, OS=0x40004, fileType=0x1, subtype=0x0),
  kids=[
    StringFileInfo([StringTable("040904B0", [
      StringStruct("CompanyName", "The Score Keeper authors"),
      StringStruct("FileDescription", "Score Keeper"),
      StringStruct("FileVersion", "$version"),
      StringStruct("ProductName", "Score Keeper"),
      StringStruct("ProductVersion", "$version")])]),
    VarFileInfo([VarStruct("Translation", [1033, 1200])])
  ]
)
"@ | Set-Content -Encoding utf8 $env:VERSION_FILE

# Away from the sources, so that what was installed is found and not what lies here.
$work = Join-Path $dist "work"
New-Item -ItemType Directory -Force $work | Out-Null
$spec = Join-Path $root "packaging\freeze\scorekeeper.spec"
Push-Location $work
try {
    Invoke-Step $python -P -m PyInstaller --noconfirm --log-level WARN --distpath $dist --workpath $work $spec
    $env:ONE_FILE = "1"
    Invoke-Step $python -P -m PyInstaller --noconfirm --log-level WARN --distpath (Join-Path $dist "single") --workpath $work $spec
} finally {
    Remove-Item Env:ONE_FILE -ErrorAction SilentlyContinue
    Pop-Location
}
# What was frozen answers before it is packed.
Invoke-Step (Join-Path $dist "scorekeeper\scorekeeper.exe") --version

$iscc = @(
    (Get-Command iscc -ErrorAction SilentlyContinue | ForEach-Object Source),
    "${env:ProgramFiles(x86)}\Inno Setup 6\ISCC.exe",
    "$env:ProgramFiles\Inno Setup 6\ISCC.exe"
) | Where-Object { $_ -and (Test-Path $_) } | Select-Object -First 1
if (-not $iscc) {
    Write-Warning "Inno Setup 6 is not here, so there is no installer; the program lies in $dist\scorekeeper."
    exit 0
}
Invoke-Step $iscc /Qp "/DVersion=$version" "/DFrom=$dist\scorekeeper" "/DIcon=$dist\icons\scorekeeper.ico" "/O$dist" `
    (Join-Path $PSScriptRoot "scorekeeper.iss")
Write-Output "The installer lies in $dist."
