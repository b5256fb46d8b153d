import { rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { askPort } from '../ask-helper.ts';
import { notedProcess } from '../process-file.ts';
import type { Command, CommandContext } from './command.ts';

const endedMs = 15_000;
const lookMs = 100;

/** Switches the start at sign-in off, and stops the helper. */
export const uninstall: Command = {
  does: 'stop the helper, and start it no more at sign-in',
  takes: '[--data]  removes its journal, settings and logs too',
  run: async (words, context) => {
    const { values } = parseArgs({
      args: [...words],
      options: { data: { type: 'boolean', default: false } },
    });
    const { autostarts, folder, say, startCommand } = context;
    for (const autostart of autostarts) await autostart.turnOff();
    if (!(await stopped(context))) {
      say('The printer helper still runs: it has not ended within 15 seconds. Nothing was removed.');
      return 1;
    }
    if (values.data) rmSync(folder, { recursive: true, force: true });
    say('The printer helper has ended, and does not start at sign-in any more.');
    say(values.data ? 'Its data is removed.' : `Its journal and settings stay in ${folder}`);
    say(`The program itself stays in ${dirname(startCommand[0])}: remove it as it was installed.`);
    return 0;
  },
};

/** Stops the helper of this person, if one runs; a hand-over that is under way ends before. */
async function stopped({ folder, config }: CommandContext): Promise<boolean> {
  const id = notedProcess(folder);
  if (id === undefined || (await askPort(config.port)).kind === 'free') return true;
  try {
    process.kill(id, 'SIGTERM');
  } catch {
    return true;
  }
  for (let waited = 0; waited < endedMs; waited += lookMs) {
    if (notedProcess(folder) !== id || (await askPort(config.port)).kind === 'free') return true;
    await delay(lookMs);
  }
  return false;
}
