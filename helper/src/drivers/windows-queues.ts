import { z } from 'zod';
import type { Queue } from './driver.ts';

const printerSchema = z.object({
  name: z.string(),
  driver: z.string().nullish(),
  status: z.string().nullish(),
  isDefault: z.boolean(),
});

/** PowerShell writes one printer as an object, several as an array, and none as empty output. */
const printersSchema = z.union([z.array(printerSchema), printerSchema.transform((printer) => [printer])]);

const rawDriver = /generic \/ text only|zdesigner|zebra/i;
const states: ReadonlyMap<string, Queue['state']> = new Map([
  ['Normal', 'idle'],
  ['Printing', 'printing'],
  ['Processing', 'printing'],
  ['Paused', 'stopped'],
  ['Error', 'stopped'],
  ['Offline', 'stopped'],
  ['PaperOut', 'stopped'],
  ['DoorOpen', 'stopped'],
]);

/** Reads the output of the script that lists the queues. */
export function readWindowsQueues(json: string): Queue[] {
  const printers = json.trim() === '' ? [] : printersSchema.parse(JSON.parse(json));
  return printers.map(({ name, driver, status, isDefault }) => {
    const state = states.get(status ?? '') ?? 'unknown';
    return {
      name,
      isDefault,
      state,
      stateReasons: state === 'stopped' && status ? [status.toLowerCase()] : [],
      accepting: true,
      model: driver ?? null,
      dpi: null,
      isRaw: rawDriver.test(driver ?? ''),
    };
  });
}
