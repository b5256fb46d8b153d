import { join } from 'node:path';
import type { Autostart, RunTool, StartCommand } from './autostart.ts';
import { isThere, remove, write } from './system-files.ts';

const label = 'com.platen.helper';

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

type Value = string | number | boolean | readonly string[] | { readonly [key: string]: Value };

/** Writes a value of a property list (plist(5)). */
function written(value: Value): string {
  if (typeof value === 'string') return `<string>${escaped(value)}</string>`;
  if (typeof value === 'number') return `<integer>${value}</integer>`;
  if (typeof value === 'boolean') return value ? '<true/>' : '<false/>';
  if (Array.isArray(value)) return `<array>${value.map(written).join('')}</array>`;
  const entries = Object.entries(value).map(([key, one]) => `<key>${escaped(key)}</key>${written(one)}`);
  return `<dict>\n${entries.join('\n')}\n</dict>`;
}

/** Returns the property list of the agent (launchd.plist(5)). */
export const agentText = (command: StartCommand): string => `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">
${written({
  Label: label,
  ProgramArguments: command,
  RunAtLoad: true,
  KeepAlive: { SuccessfulExit: false },
  ThrottleInterval: 10,
  AssociatedBundleIdentifiers: label,
})}
</plist>
`;

/** A launch agent of the person; `userId` is the number of their account. */
export function launchAgent(home: string, userId: number, run: RunTool): Autostart {
  const place = join(home, 'Library', 'LaunchAgents', `${label}.plist`);
  const domain = `gui/${userId}`;
  const stop = () => run('launchctl', ['bootout', `${domain}/${label}`]).catch(() => undefined);
  return {
    name: `the launch agent ${label}`,
    place,
    isOffered: async () => true,
    isOn: async () => isThere(place),
    turnOn: async (command) => {
      write(place, agentText(command));
      // An agent that is loaded keeps its old list.
      await stop();
      await run('launchctl', ['bootstrap', domain, place]);
      return true;
    },
    turnOff: async () => {
      if (!isThere(place)) return;
      await stop();
      remove(place);
    },
  };
}
