const waiting = new Set<NodeJS.Timeout>();
const isTracked = Symbol.for('platen: timers of a test');

/** The files of a worker share the clock: it is patched once, and each file has its own list. */
interface TrackedClock {
  [isTracked]?: { waiting: Set<NodeJS.Timeout> };
}

/**
 * Cancels the pending timers of a test. A print, for example, continues after its page is closed and polls the helper a
 * second later: that request would fall into the next test.
 */
export function endTimers(): void {
  for (const timer of waiting) clearTimeout(timer);
  waiting.clear();
}

const clock: typeof globalThis & TrackedClock = globalThis;
if (clock[isTracked]) clock[isTracked].waiting = waiting;
else {
  const tracked = { waiting };
  clock[isTracked] = tracked;
  const start = globalThis.setTimeout;
  const startTracked = (act: (...values: unknown[]) => void, delayMs?: number, ...values: unknown[]) => {
    const list = tracked.waiting;
    const timer = start(() => {
      list.delete(timer);
      act(...values);
    }, delayMs);
    list.add(timer);
    return timer;
  };
  globalThis.setTimeout = Object.assign(startTracked, start);
}
