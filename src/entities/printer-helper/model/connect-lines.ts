import { apiAddress } from '@/shared/config';

/** Systems that the printer helper is packed for, by their own names. */
type HelperSystem = 'Linux' | 'macOS' | 'Windows';

/** How the installed helper is called on each system; on Windows by PowerShell. */
const PROGRAMS: Readonly<Record<HelperSystem, string>> = {
  Linux: 'platen-helper',
  macOS: '"$HOME/Applications/Platen Helper.app/Contents/MacOS/platen-helper"',
  Windows: '& "$env:LOCALAPPDATA\\Programs\\Platen Helper\\platen-helper.cmd"',
};

/**
 * Returns, for each system, the line that starts `connect` of the installed helper for this server.
 * @param settings its other settings, by their names in the environment; values without spaces and quotation marks
 */
export function connectLines(
  settings: Readonly<Record<string, string>>,
): { readonly system: HelperSystem; readonly line: string }[] {
  const all = Object.entries({ CONNECT_SERVER: apiAddress(), ...settings });
  const unix = all.map(([name, value]) => `${name}=${value} `).join('');
  const windows = all.map(([name, value]) => `$env:${name}='${value}'; `).join('');
  return Object.entries(PROGRAMS).map(([name, program]) => {
    const system = name as HelperSystem;
    return { system, line: `${system === 'Windows' ? windows : unix}${program} connect` };
  });
}
