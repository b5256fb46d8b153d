import { expect, it } from 'vitest';
import type { DriverTable } from '../../drivers/driver.ts';
import { connectLimits } from '../connect-limits.ts';
import { createQueueNames } from './queue-names.ts';

/** Reads the queues once for each of these outcomes: what the print service answers, or the cause why it does not. */
async function linesOf(outcomes: readonly (readonly string[] | string)[], isAborted = false) {
  const lines: string[] = [];
  let now = 0;
  let outcome: readonly string[] | string = [];
  const driver = {
    queues: () =>
      typeof outcome === 'string'
        ? Promise.reject(new Error(outcome))
        : Promise.resolve(outcome.map((name) => ({ name }))),
  };
  const queueNames = createQueueNames({
    drivers: { queue: driver } as unknown as DriverTable,
    clock: { now: () => now, sleep: () => Promise.resolve() },
    logger: {
      info: (event) => lines.push(event),
      warn: (event, fields) => lines.push(`${event}: ${String(fields?.['cause'])}`),
    },
    signal: isAborted ? AbortSignal.abort() : new AbortController().signal,
  });
  for (outcome of outcomes) {
    await queueNames();
    now += connectLimits.queuesKeptMs;
  }
  return lines;
}

it.each<[string, readonly (readonly string[] | string)[], readonly string[]]>([
  ['nothing where all can be read', [['A'], ['A']], []],
  ['a failure once', ['down', 'down', 'down'], ['queues not readable: down']],
  ['a failure after a success', [['A'], 'down'], ['queues not readable: down']],
  ['each other failure', ['down', 'busy'], ['queues not readable: down', 'queues not readable: busy']],
  [
    'once that they are readable again, and the next failure',
    ['down', ['A'], ['A'], 'down'],
    ['queues not readable: down', 'queues readable again', 'queues not readable: down'],
  ],
])('an agent that reads its queues logs %s', async (_what, outcomes, lines) => {
  expect(await linesOf(outcomes)).toEqual(lines);
});

it('an agent that ends logs no failure to read its queues', async () => {
  expect(await linesOf(['This operation was aborted'], true)).toEqual([]);
});
