import type { Page } from '@playwright/test';

/** Resolves when the text of the first row of a list is painted, with the ms since the start of the navigation. */
export async function firstRowPainted(page: Page): Promise<number> {
  const found = await page.waitForFunction(() => {
    const text = document.querySelector('tbody a')?.textContent ?? '';
    if (text.trim() === '') return undefined;
    return new Promise<number>((resolve) => {
      requestAnimationFrame(() => {
        // A message posted in a frame is delivered after that frame is painted.
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', () => resolve(performance.now()));
        port1.start();
        port2.postMessage(null);
      });
    });
  });
  return Number(await found.jsonValue());
}

/** Resolves when a key typed into the e-mail field has appeared there, with the ms since the start of the navigation. */
export async function keyAppears(page: Page): Promise<number> {
  const field = page.locator('input[type="email"]');
  await field.waitFor({ state: 'attached' });
  // The listener is there before the key is pressed: the handle arrives, its promise stays pending in the page.
  const waiting = await field.evaluateHandle((input: HTMLInputElement) => {
    input.focus();
    return {
      appeared: new Promise<number>((resolve) => {
        input.addEventListener('input', () => requestAnimationFrame(() => resolve(performance.now())), {
          once: true,
        });
      }),
    };
  });
  await page.keyboard.press('a');
  return waiting.evaluate(({ appeared }) => appeared);
}
