/** An idle moment is not waited for any longer than this. */
const LONGEST_WAIT_MS = 3_000;
/** Pause in browsers that do not tell of idle moments. */
const PAUSE_MS = 200;

let firstScreen: Promise<void> = Promise.resolve();

/**
 * Lets what waits for `pageIdle` wait for the first screen as well, so that nothing is fetched beside what it needs.
 * Returns the function that ends this.
 */
export function holdIdleWork(): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  firstScreen = promise;
  return resolve;
}

/** Resolves in an idle moment after the first screen, for what may come later: code of menus, unfinished work. */
export async function pageIdle(): Promise<void> {
  await firstScreen;
  await new Promise<unknown>((resolve) => {
    // Safari does not have it.
    if ('requestIdleCallback' in globalThis) requestIdleCallback(resolve, { timeout: LONGEST_WAIT_MS });
    else setTimeout(resolve, PAUSE_MS);
  });
}
