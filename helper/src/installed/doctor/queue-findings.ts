import type { Queue } from '../../drivers/driver.ts';
import { bad, doubtful, good, type Finding } from './finding.ts';

type QueueState = Pick<Queue, 'name' | 'accepting'> & { readonly state: string };

const about = 'Printers';

/** How a queue goes on after a pause. */
const resume: Readonly<Record<'win32' | 'darwin' | 'unix', (name: string) => string>> = {
  win32: () => 'in Settings > Bluetooth & devices > Printers, open its queue and choose Resume',
  darwin: () => 'in System Settings > Printers & Scanners, open its queue and press Resume',
  unix: (name) => `run “cupsenable ${name}” as an administrator`,
};
const accept: typeof resume = { ...resume, unix: (name) => `run “cupsaccept ${name}” as an administrator` };

/** Tells of each queue that prints nothing now; of all the others in one sentence. */
export function queueFindings(
  queues: readonly QueueState[],
  failures: readonly string[],
  platform: NodeJS.Platform,
): Finding[] {
  const system = platform === 'win32' || platform === 'darwin' ? platform : 'unix';
  const faults = failures.map((cause) =>
    bad(about, `The print service of this computer does not answer: ${cause} Restart the print service.`),
  );
  const paused = queues.flatMap(({ name, state, accepting }) => {
    if (!accepting) return [bad(about, `The printer “${name}” takes no jobs: ${accept[system](name)}.`)];
    if (state === 'stopped') return [bad(about, `The printer “${name}” is paused: ${resume[system](name)}.`)];
    return [];
  });
  if (faults.length + paused.length > 0) return [...faults, ...paused];
  // The folder is a queue of every helper.
  if (queues.length <= 1)
    return [doubtful(about, 'This computer has no printers: add one in the settings of the system.')];
  return [good(about, `${queues.length} printers are ready: ${queues.map(({ name }) => name).join(', ')}.`)];
}
