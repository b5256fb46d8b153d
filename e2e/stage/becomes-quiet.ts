import type { Page } from '@playwright/test';

const QUIET_MS = 150;

/** What stands for content that is still being read. */
export const PLACEHOLDERS = '.mantine-Skeleton-root:visible, [aria-busy="true"]:visible';

/** Resolves once nothing has changed on the page for a moment. */
export const becomesQuiet = (page: Page, forMs = QUIET_MS): Promise<void> =>
  page.evaluate(
    (quietMs) =>
      new Promise<void>((resolve) => {
        const end = () => {
          observer.disconnect();
          resolve();
        };
        let quiet = setTimeout(end, quietMs);
        const observer = new MutationObserver(() => {
          clearTimeout(quiet);
          quiet = setTimeout(end, quietMs);
        });
        observer.observe(document, {
          subtree: true,
          childList: true,
          attributes: true,
          characterData: true,
        });
      }),
    forMs,
  );
