const waiting = new Set<NodeJS.Timeout>();
const isTracked = Symbol.for('platen: timers of a test');

/** The files of a worker share the clock: it is prepared once, and each file keeps its own list. */
interface TrackedClock {
  [isTracked]?: { waiting: Set<NodeJS.Timeout> };
}

/**
 * Ends what a test left waiting for its time. A print, for example, goes on after its page is closed and asks the
 * helper again a second later: by then the next test would have made that request.
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
