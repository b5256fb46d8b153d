import { join } from 'node:path';
import type { Autostart, RunTool, StartCommand } from './autostart.ts';
import { isThere, remove, write } from './system-files.ts';

const unit = 'platen-helper.service';

/**
 * Exit codes with which starting again would end in the same way: a setting that cannot be used, a port that is taken, a
 * journal that cannot be opened.
 */
const finalExitCodes = '2 3 4';

/** Quotes a word of a command line in a unit (systemd.service(5), "Command lines"). */
const quoted = (word: string) =>
  `"${word.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('%', '%%').replaceAll('$', '$$$$')}"`;

/** Returns the unit that runs the helper while a person is signed in. */
export const unitText = (command: StartCommand): string => `[Unit]
Description=Platen printer helper
Documentation=http://localhost:27417

[Service]
ExecStart=${command.map(quoted).join(' ')}
Restart=on-failure
RestartSec=5
RestartPreventExitStatus=${finalExitCodes}
NoNewPrivileges=yes

[Install]
WantedBy=default.target
`;

/** A unit of the person's own systemd. `folder` is that of their configuration, usually `~/.config`. */
export function systemdUserUnit(folder: string, run: RunTool): Autostart {
  const place = join(folder, 'systemd', 'user', unit);
  const systemctl = (...words: string[]) => run('systemctl', ['--user', ...words]);
  const isOn = () =>
    systemctl('is-enabled', unit).then(
      (answer) => answer.startsWith('enabled'),
      () => false,
    );
  return {
    name: `the systemd unit ${unit}`,
    place,
    isOffered: () =>
      systemctl('show-environment').then(
        () => true,
        () => false,
      ),
    isOn,
    turnOn: async (command) => {
      await systemctl('unmask', unit).catch(() => undefined);
      write(place, unitText(command));
      await systemctl('daemon-reload');
      await systemctl('enable', unit);
      await systemctl('restart', unit);
      return true;
    },
    turnOff: async () => {
      if (isThere(place)) {
        await systemctl('disable', '--now', unit).catch(() => undefined);
        remove(place);
        await systemctl('daemon-reload').catch(() => undefined);
      }
      // A package switches it on for all accounts: one person has it masked.
      if (await isOn()) await systemctl('mask', '--now', unit).catch(() => undefined);
    },
  };
}
