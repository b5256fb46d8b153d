import { pause } from './pause';

/** Pause after the first screen: the first press of a key or button is not slowed down either. */
const SETTLE_MS = 500;
/** An idle moment is not waited for any longer than this. */
const LONGEST_WAIT_MS = 3_000;
/** Pause in browsers that do not tell of idle moments. */
const PAUSE_MS = 200;

let firstScreen: Promise<unknown> = Promise.resolve();
let settled: Promise<unknown> = Promise.resolve();

/**
 * Lets what comes later wait for the first screen, so that nothing is fetched beside what it needs. Returns the function
 * that ends this.
 */
export function holdIdleWork(): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  firstScreen = promise;
  settled = promise.then(() => pause(SETTLE_MS));
  return resolve;
}

/** Resolves when the first screen is shown, for what should come right after it. */
export const afterFirstScreen = (): Promise<unknown> => firstScreen;

/** Resolves in an idle moment after the first screen, for what may come later: code of menus, unfinished work. */
export async function pageIdle(): Promise<void> {
  await settled;
  return idleMoment();
}

/** Resolves as soon as the page has nothing to do: what is being rendered is drawn by then. */
export function idleMoment(): Promise<void> {
  // Safari does not have it.
  if (!('requestIdleCallback' in globalThis)) return pause(PAUSE_MS);
  return new Promise((resolve) => {
    requestIdleCallback(() => resolve(), { timeout: LONGEST_WAIT_MS });
  });
}
