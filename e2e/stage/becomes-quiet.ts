import type { JSHandle, Page } from '@playwright/test';

const QUIET_MS = 150;
const LOOKS_PER_WAIT = 5;
/** A page that still changes after this time would never stop. */
const AT_MOST_MS = 60_000;

/** Placeholders of content that is still being read. */
export const PLACEHOLDERS = '.mantine-Skeleton-root:visible, [aria-busy="true"]:visible';

interface Watch {
  changes: number;
  /** Start of the last change, for the message. */
  last: string;
  stop: () => void;
}

/**
 * Resolves once nothing has changed on the page for `forMs` milliseconds.
 *
 * The time is measured here and not in the page, whose clock a test may have replaced.
 * Throws an error with the last change when the page is not quiet within a minute.
 */
export async function becomesQuiet(page: Page, forMs = QUIET_MS): Promise<void> {
  const watch = await watchChanges(page);
  const end = performance.now() + AT_MOST_MS;
  let seen = 0;
  for (let since = performance.now(); performance.now() - since < forMs;) {
    await new Promise((resolve) => setTimeout(resolve, forMs / LOOKS_PER_WAIT));
    const { changes, last } = await watch.evaluate(({ changes: count, last: what }) => ({
      changes: count,
      last: what,
    }));
    if (changes === seen) continue;
    if (performance.now() > end) throw new Error(`The page keeps changing: ${last}`);
    seen = changes;
    since = performance.now();
  }
  await watch.evaluate(({ stop }) => stop());
  await watch.dispose();
}

const watchChanges = (page: Page): Promise<JSHandle<Watch>> =>
  page.evaluateHandle(() => {
    const state = { changes: 0, last: '', stop: () => observer.disconnect() };
    const observer = new MutationObserver((changes) => {
      state.changes += 1;
      for (const { type, target } of changes.slice(-1)) {
        const element = target instanceof Element ? target : target.parentElement;
        state.last = `${type} of ${element?.outerHTML.slice(0, 200) ?? target.nodeName}`;
      }
    });
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    return state;
  });
