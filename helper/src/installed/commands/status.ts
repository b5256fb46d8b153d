import { askJobs, askPort, askQueues } from '../ask-helper.ts';
import type { Command } from './command.ts';

/** Exit code when the helper does not run, as of an init script (LSB). */
const notRunning = 3;

/** Tells whether the helper runs, and what it sees. */
export const status: Command = {
  does: 'tell whether the helper runs; the exit code is 0 if it does, else 3',
  run: async (_words, { config, folder, autostarts, say }) => {
    const { port, origins } = config;
    const state = await askPort(port);
    for (const autostart of autostarts)
      if (await autostart.isOn()) say(`Starts at sign-in, by ${autostart.name}`);
    say(`Data folder: ${folder}`);
    if (state.kind !== 'helper') {
      say(`The printer helper does not run on port ${port}. “platen-helper doctor” tells why.`);
      return notRunning;
    }
    const [last] = await askJobs(port);
    const queues = await askQueues(port);
    say(`Printer helper ${state.version} on port ${port}${state.user ? `, for ${state.user}` : ''}`);
    say(`Apps from the settings: ${origins.join(', ') || 'none'}`);
    say(`Printers: ${queues.map(({ name, state: is }) => `${name} (${is})`).join(', ') || 'none'}`);
    say(last ? `Last job: ${last.state} on ${last.printer}, ${last.updatedAt}` : 'No job yet');
    return 0;
  },
};
