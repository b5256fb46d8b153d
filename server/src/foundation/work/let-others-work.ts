import { setImmediate as breathe } from 'node:timers/promises';

/** Max. ms of a long calculation during which no other call is answered. */
const turnMs = 10;

/** Returns a function for each round of a long calculation: whenever a turn is over, it lets others work. */
export function letOthersWork(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < turnMs) return;
    await breathe();
    since = performance.now();
  };
}
