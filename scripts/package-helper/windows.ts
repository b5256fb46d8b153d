import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { BILL } from '../licences/bill-of-materials.ts';
import { PROGRAM_NOTICES } from '../licences/notices.ts';
import { copyInto, EPOCH_S, settle, writeText } from '../packaging/contents.ts';
import type { PackageSources } from './package-sources.ts';
import { run } from '../packaging/run.ts';

/** Exit codes with which starting again would end in the same way (cli/run-program.ts). */
const finalExitCodes = [0, 2, 3, 4];

/**
 * A program without a window that runs the helper, and again after a crash: a helper in a console would show a black
 * window, and end when a person closes it. With /open it opens the page of the helper instead.
 */
const starter = `Unicode true
Target amd64-unicode
SilentInstall silent
RequestExecutionLevel user
Name "Platen Helper"
Icon "\${NSISDIR}\\Contrib\\Graphics\\Icons\\modern-install.ico"
OutFile "Platen Helper.exe"
!include FileFunc.nsh
!include LogicLib.nsh
Section
  \${GetParameters} $1
  \${If} $1 == "/open"
    nsExec::Exec '"$EXEDIR\\node.exe" "$EXEDIR\\helper.mjs" open'
    Quit
  \${EndIf}
  again:
  nsExec::Exec '"$EXEDIR\\node.exe" "$EXEDIR\\helper.mjs" serve'
  Pop $0
${finalExitCodes.map((code) => `  StrCmp $0 ${code} ended`).join('\n')}
  Sleep 5000
  Goto again
  ended:
SectionEnd
`;

/** The command for a console: platen-helper.cmd doctor. */
const command = '@"%~dp0node.exe" "%~dp0helper.mjs" %*\r\n';

const uninstallKey = String.raw`Software\Microsoft\Windows\CurrentVersion\Uninstall\Platen Helper`;
const runKey = String.raw`Software\Microsoft\Windows\CurrentVersion\Run`;

/** The installer, for one person and without an administrator. /S asks and shows nothing. */
const setup = (version: string, outFile: string) => `Unicode true
Target amd64-unicode
SetCompressor /SOLID lzma
RequestExecutionLevel user
Name "Platen Helper"
OutFile "${outFile}"
InstallDir "$LOCALAPPDATA\\Programs\\Platen Helper"
ShowInstDetails nevershow
ShowUninstDetails nevershow
VIProductVersion "${version}.0"
VIAddVersionKey "ProductName" "Platen Helper"
VIAddVersionKey "FileDescription" "Platen Helper Setup"
VIAddVersionKey "FileVersion" "${version}"
VIAddVersionKey "LegalCopyright" "MIT"
!include MUI2.nsh
!define MUI_FINISHPAGE_RUN "$INSTDIR\\Platen Helper.exe"
!define MUI_FINISHPAGE_RUN_PARAMETERS "/open"
!define MUI_FINISHPAGE_RUN_TEXT "$(OpenPage)"
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "German"
!insertmacro MUI_LANGUAGE "French"
!insertmacro MUI_LANGUAGE "Spanish"
LangString OpenPage \${LANG_ENGLISH} "Open the page of the printer helper"
LangString OpenPage \${LANG_GERMAN} "Seite der Druckhilfe öffnen"
LangString OpenPage \${LANG_FRENCH} "Ouvrir la page de l’assistant d’impression"
LangString OpenPage \${LANG_SPANISH} "Abrir la página del asistente de impresión"

!macro StopHelper
  ; A helper of an older version holds its files.
  IfFileExists "$INSTDIR\\node.exe" 0 +2
  nsExec::Exec '"$INSTDIR\\node.exe" "$INSTDIR\\helper.mjs" uninstall'
!macroend

Section
  SetShellVarContext current
  !insertmacro StopHelper
  SetOutPath "$INSTDIR"
  File "node.exe"
  File "helper.mjs"
  File /r "node_modules"
  File "Platen Helper.exe"
  File "platen-helper.cmd"
  File "LICENSE.txt"
  File "LICENSE.node.txt"
  File "${PROGRAM_NOTICES}"
  File "${BILL}"
  ; Settings that an administrator lays beside the setup.
  IfFileExists "$EXEDIR\\config.json" 0 +3
  CreateDirectory "$LOCALAPPDATA\\Platen\\helper"
  CopyFiles /SILENT "$EXEDIR\\config.json" "$LOCALAPPDATA\\Platen\\helper\\config.json"
  WriteUninstaller "$INSTDIR\\uninstall.exe"
  WriteRegStr HKCU "${runKey}" "Platen Helper" '"$INSTDIR\\Platen Helper.exe"'
  WriteRegStr HKCU "${uninstallKey}" "DisplayName" "Platen Helper"
  WriteRegStr HKCU "${uninstallKey}" "DisplayVersion" "${version}"
  WriteRegStr HKCU "${uninstallKey}" "UninstallString" '"$INSTDIR\\uninstall.exe"'
  WriteRegStr HKCU "${uninstallKey}" "QuietUninstallString" '"$INSTDIR\\uninstall.exe" /S'
  WriteRegDWORD HKCU "${uninstallKey}" "NoModify" 1
  WriteRegDWORD HKCU "${uninstallKey}" "NoRepair" 1
  CreateShortcut "$SMPROGRAMS\\Platen Helper.lnk" "$INSTDIR\\Platen Helper.exe" "/open"
  ; The registry starts it at the next sign-in only.
  Exec '"$INSTDIR\\Platen Helper.exe"'
SectionEnd

Section "Uninstall"
  SetShellVarContext current
  !insertmacro StopHelper
  DeleteRegValue HKCU "${runKey}" "Platen Helper"
  DeleteRegKey HKCU "${uninstallKey}"
  Delete "$SMPROGRAMS\\Platen Helper.lnk"
  RMDir /r "$INSTDIR"
SectionEnd
`;

/** Writes the installer for Windows. Returns its name. */
export async function packWindows(sources: PackageSources): Promise<string> {
  const { version, bundle, node, nodeLicence, licence, notices, bill, layUnbundled, work, out } = sources;
  const name = `platen-helper-${version}-windows-x64-setup.exe`;
  rmSync(work, { recursive: true, force: true });
  copyInto(work, 'node.exe', node);
  copyInto(work, 'helper.mjs', bundle);
  await layUnbundled(work);
  copyInto(work, 'LICENSE.txt', licence);
  copyInto(work, 'LICENSE.node.txt', nodeLicence);
  writeText(work, PROGRAM_NOTICES, notices);
  writeText(work, BILL, bill);
  writeText(work, 'platen-helper.cmd', command);
  writeText(work, 'starter.nsi', starter);
  writeText(work, 'setup.nsi', setup(version, join(out, name)));
  const env = { SOURCE_DATE_EPOCH: String(EPOCH_S) };
  settle(work);
  await run('makensis', ['-V2', '-INPUTCHARSET', 'UTF8', 'starter.nsi'], { cwd: work, env });
  settle(work);
  await run('makensis', ['-V2', '-INPUTCHARSET', 'UTF8', 'setup.nsi'], { cwd: work, env });
  return name;
}
