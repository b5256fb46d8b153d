import type { Locator, Page } from '@playwright/test';

/**
 * Presses the keys one by one in a field and returns, in ms from each key's own time stamp, when its frame was drawn.
 * With a picture: when the frame was drawn in which the picture had loaded again.
 */
export async function keyToPaint(
  page: Page,
  { field, keys, picture }: { readonly field: Locator; readonly keys: string; readonly picture?: Locator },
): Promise<number[]> {
  await field.focus();
  await field.press('End');
  const image = (await picture?.elementHandle()) ?? null;
  const times: number[] = [];
  for (const key of keys) {
    // The listener is installed before the key is pressed: the handle arrives, its promise stays pending in the page.
    const waiting = await page.evaluateHandle(
      (redrawn) => ({
        painted: new Promise<number>((resolve) => {
          const tellWhenDrawn = (pressedAt: number) =>
            requestAnimationFrame(() => {
              // An urgent task of a frame begins after that frame is drawn, before work that is put off until then.
              void scheduler.postTask(() => resolve(performance.now() - pressedAt), {
                priority: 'user-blocking',
              });
            });
          const onKey = ({ timeStamp }: KeyboardEvent) => {
            if (!redrawn) tellWhenDrawn(timeStamp);
            redrawn?.addEventListener('load', () => tellWhenDrawn(timeStamp), { once: true });
          };
          addEventListener('keydown', onKey, { capture: true, once: true });
        }),
      }),
      image,
    );
    await page.keyboard.press(key);
    times.push(await waiting.evaluate(({ painted }) => painted));
    await waiting.dispose();
  }
  return times;
}
