import { expect, it } from 'vitest';
import { formatWait, handOverOf, waitingTiles } from './waiting-tiles';

const queue = (waiting: number, oldestSeconds = 0) => ({ waiting, oldestSeconds });

it('leaves out what the server does not count', () => {
  expect(waitingTiles({ mails: queue(0), imports: null }).map(({ name }) => name)).toEqual(['mails']);
});

it.each([
  [queue(0), false, 0],
  [queue(2, 300), false, 2],
  [queue(2, 301), true, 2],
])('points out what has waited for more than five minutes: %j is %s', (prints, isLong, links) => {
  const [tile] = waitingTiles({ prints });
  expect([tile?.isLong, tile?.links.length]).toEqual([isLong, links]);
});

it('tells files that no agent has fetched from those that one has', () => {
  const states = { waiting: 2, offered: 1 };
  expect(handOverOf({ prints: { ...queue(7), states } })).toEqual({ waiting: 3, taken: 4 });
  expect(handOverOf({ prints: queue(7) })).toBeUndefined();
});

it.each([
  [0, 'less than a minute'],
  [59, 'less than a minute'],
  [60, '1 minute'],
  [3599, '59 minutes'],
  [7200, '2 hours'],
  [86_400, '1 day'],
  [200_000, '2 days'],
])('writes %i s as “%s”', (seconds, text) => {
  expect(formatWait(seconds)).toBe(text);
});
