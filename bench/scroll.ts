import type { Page } from '@playwright/test';

const FRAMES = 240;
/** Distance between two frames, in px: a wheel that is turned fast. */
const STEP_PX = 120;

/** Scrolls the window down at every frame and returns the times between frames, in ms. */
export const scrollFrames = (page: Page): Promise<number[]> =>
  page.evaluate(
    ({ frames, stepPx }) =>
      new Promise<number[]>((resolve) => {
        const times: number[] = [];
        let before: number | undefined;
        const step = (now: number): void => {
          if (before !== undefined) times.push(now - before);
          before = now;
          if (times.length === frames) {
            resolve(times);
            return;
          }
          scrollBy({ top: stepPx, behavior: 'instant' });
          requestAnimationFrame(step);
        };
        requestAnimationFrame(step);
      }),
    { frames: FRAMES, stepPx: STEP_PX },
  );
