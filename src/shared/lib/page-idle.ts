/** Until then a page fetches what its first screen needs, and everything else would slow that down. */
const FIRST_SCREEN_MS = 2_000;
/** An idle moment is not waited for any longer than this. */
const LONGEST_WAIT_MS = 3_000;
/** Pause in browsers that do not tell of idle moments. */
const PAUSE_MS = 200;

/** Resolves in an idle moment after the first screen, for what may come later: code of menus, unfinished work. */
export async function pageIdle(): Promise<void> {
  const left = FIRST_SCREEN_MS - performance.now();
  if (left > 0) await new Promise((resolve) => setTimeout(resolve, left));
  await new Promise<unknown>((resolve) => {
    // Safari does not have it.
    if ('requestIdleCallback' in globalThis) requestIdleCallback(resolve, { timeout: LONGEST_WAIT_MS });
    else setTimeout(resolve, PAUSE_MS);
  });
}
