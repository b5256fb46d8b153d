import { expect, it } from 'vitest';
import { followWait } from './timings';

it('the state of a file is asked for after 1, 3 and 7 s, then every 5 s while a person waits, and every 15 s after minutes', () => {
  const askedAt: number[] = [];
  for (let waitedMs = 0; waitedMs < 240_000;) {
    waitedMs += followWait(waitedMs);
    askedAt.push(waitedMs / 1000);
  }
  expect(askedAt.slice(0, 6)).toEqual([1, 3, 7, 12, 17, 22]);
  const pauses = askedAt.slice(1).map((at, index) => at - (askedAt[index] ?? 0));
  expect(pauses.slice(3, 9)).toEqual([5, 5, 5, 5, 5, 5]);
  expect(pauses).toEqual(pauses.toSorted((one, other) => one - other));
  expect(pauses.slice(-3)).toEqual([15, 15, 15]);
});
