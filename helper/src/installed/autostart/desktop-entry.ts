import { join } from 'node:path';
import type { Autostart, StartCommand } from './autostart.ts';
import { isThere, remove, write } from './system-files.ts';

/** Quotes an argument of `Exec` (Desktop Entry Specification, "The Exec key"); a percent sign begins a field code. */
const quoted = (word: string) =>
  `"${word
    .replaceAll(/["`$\\]/g, '\\$&')
    .replaceAll('\\', '\\\\')
    .replaceAll('%', '%%')}"`;

/** Returns the entry that a desktop starts with the session. */
export const entryText = (command: StartCommand): string => `[Desktop Entry]
Type=Application
Name=Platen printer helper
Exec=${command.map(quoted).join(' ')}
NoDisplay=true
X-GNOME-Autostart-enabled=true
`;

/** An entry of the Desktop Application Autostart Specification, for a session without systemd. */
export function desktopEntry(folder: string): Autostart {
  const place = join(folder, 'autostart', 'platen-helper.desktop');
  return {
    name: 'the autostart entry of the desktop',
    place,
    isOffered: async () => true,
    isOn: async () => isThere(place),
    turnOn: async (command) => {
      write(place, entryText(command));
      return false;
    },
    turnOff: async () => remove(place),
  };
}
