import { describe, expect, it } from 'vitest';
import { LeapingClock } from '../testing/test-bench.ts';
import { keepPolling } from './poll-loop.ts';
import { KeyRefusedError, ServerFault } from './server-calls.ts';

const away = new ServerFault(null, 'the server does not answer (ECONNREFUSED)');
const busy = new ServerFault(503, 'the server answers with status 503: Later.');

/** Result of one poll: a fault, or its duration and whether it returned anything new. */
type Step = Error | { readonly tookMs: number; readonly isNew: boolean };

/** Polls until the steps are used up. Returns the pauses and the log. */
async function run(steps: readonly Step[]) {
  const clock = new LeapingClock();
  const stop = new AbortController();
  const lines: string[] = [];
  const left = [...steps];
  const poll = async () => {
    const step = left.shift();
    if (left.length === 0) stop.abort();
    if (step === undefined || step instanceof Error) throw step ?? away;
    clock.advance(step.tookMs);
    return step.isNew;
  };
  const logger = {
    info: (event: string) => void lines.push(event),
    warn: (event: string, { cause = '' }: { readonly cause?: unknown } = {}) =>
      void lines.push(`${event}: ${String(cause)}`),
  };
  await keepPolling({ name: 'poll', poll, clock, logger, signal: stop.signal });
  return { pauses: clock.slept, lines };
}

const last: Step = { tookMs: 25_000, isNew: false };
const circle: Step = { tookMs: 5, isNew: false };
const work: Step = { tookMs: 5, isNew: true };

describe('the polling of the server', () => {
  it.each<[string, readonly Step[], readonly number[]]>([
    ['at once after a poll that the server held', [last, last, last], []],
    ['at once after work', [work, work, last], []],
    [
      'with pauses while the server is away',
      [away, away, away, away, away, away, away, last],
      [1, 2, 5, 10, 20, 30, 30],
    ],
    ['with the first pause again after the server came back', [away, away, last, away, last], [1, 2, 1]],
    [
      'with pauses when polls return at once without work',
      [circle, circle, circle, work, circle, last],
      [1, 2, 2, 1],
    ],
  ])('continues %s', async (_what, steps, seconds) => {
    expect((await run(steps)).pauses).toEqual(seconds.map((second) => second * 1_000));
  });

  it('reports once that the server is away, why, and that it is back', async () => {
    expect((await run([away, away, busy, busy, last, last])).lines).toEqual([
      'server not reached, trying again: the server does not answer (ECONNREFUSED)',
      'server not reached, trying again: the server answers with status 503: Later.',
      'server reached again',
    ]);
  });

  it('ends when the key is refused', async () => {
    await expect(run([new KeyRefusedError('No.'), last])).rejects.toThrow('No.');
  });
});
