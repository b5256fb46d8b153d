import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { parseOrigin } from '../../origins/origin.ts';
import { askPort } from '../ask-helper.ts';
import type { Autostart } from '../autostart/autostart.ts';
import { readSettings, writeSettings } from '../settings-file.ts';
import type { Command, CommandContext } from './command.ts';

const startedMs = 15_000;
const lookMs = 100;

/** Switches the start at sign-in on, and starts the helper now. */
export const install: Command = {
  does: 'start the helper now and at each sign-in',
  takes: '[--origin https://labels.example …]',
  run: async (words, context) => {
    const { values } = parseArgs({
      args: [...words],
      options: { origin: { type: 'string', multiple: true, default: [] } },
    });
    allowApps(values.origin.map(parseOrigin), context);
    const { autostarts, startCommand, startApart, config, say } = context;
    const before = await askPort(config.port);
    const autostart = await firstOffered(autostarts);
    const isStarted = await autostart.turnOn(startCommand);
    // A helper of an older version goes on otherwise, and one that somebody started by hand is this one's.
    if (!isStarted && before.kind === 'free') startApart(startCommand);
    say(`The printer helper starts at sign-in, by ${autostart.name}.`);
    if (!(await isRunning(config.port))) {
      say('It did not start now: “platen-helper doctor” tells why.');
      return 1;
    }
    say(`It runs now: http://localhost:${config.port}`);
    return 0;
  },
};

function allowApps(origins: readonly string[], { folder }: CommandContext): void {
  if (origins.length === 0) return;
  const settings = readSettings(folder);
  writeSettings(folder, { ...settings, origins: [...new Set([...(settings.origins ?? []), ...origins])] });
}

async function firstOffered(autostarts: readonly Autostart[]): Promise<Autostart> {
  for (const autostart of autostarts) if (await autostart.isOffered()) return autostart;
  throw new Error('This system has no way to start the printer helper at sign-in.');
}

async function isRunning(port: number): Promise<boolean> {
  for (let waited = 0; waited < startedMs; waited += lookMs) {
    if ((await askPort(port)).kind === 'helper') return true;
    await delay(lookMs);
  }
  return false;
}
