import { StoreUnavailable } from './store-unavailable.ts';
import type { Store } from './store.ts';

/** Pause between two looks at the store, in ms: the greatest age of a state besides the time of its answer. */
const everyMs = 1000;
/** A store that has not answered for this long counts as silent; work in front of it may keep the embedded one busy. */
const silentAfterMs = 30_000;

/** Last known state of the store, which is asked for in the background. */
export interface StoreWatch {
  /** Returns why the store cannot be used, as far as is known; undefined if it answers. Never waits for the store. */
  readonly fault: () => unknown;
  readonly stop: () => void;
}

/**
 * Starts to ask the store whether it answers, now and every second, one question at a time. Until its first answer it
 * counts as usable: the caller has opened it.
 * @param clockMs a clock that never goes back, in ms
 */
export function startStoreWatch(
  store: Pick<Store, 'ping'>,
  clockMs: () => number = () => performance.now(),
): StoreWatch {
  let fault: unknown;
  let askedAtMs: number | undefined;
  const ask = async () => {
    if (askedAtMs !== undefined) return;
    askedAtMs = clockMs();
    fault = await store.ping().then(
      () => undefined,
      (error: unknown) => error,
    );
    askedAtMs = undefined;
  };
  const timer = setInterval(() => void ask(), everyMs);
  timer.unref();
  void ask();
  return {
    fault: () =>
      askedAtMs !== undefined && clockMs() - askedAtMs > silentAfterMs
        ? new StoreUnavailable(new Error('No answer.'))
        : fault,
    stop: () => clearInterval(timer),
  };
}
