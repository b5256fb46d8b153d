import type { BrowserContext, Page } from '@playwright/test';
import { drag, framesOf } from './design-drags.ts';
import { paintedAfter } from './design-paints.ts';
import { assertFineClock, FINE_CLOCK } from './fine-clock.ts';
import { SLOWDOWN, slowDown } from './in-browser.ts';
import { keyToPaint } from './keystroke.ts';
import { median, type Measurement } from './measurement.ts';

const KEYS = 20;

/**
 * Measures the same keys on a page that has nothing but the drawing of the designer and one field: an arrow key writes
 * another path for one element, a typed key too, and a move of the pointer its transform. What the browser itself needs for such a label is in it, and no app.
 * @param designed page of the designer, whose drawing is taken
 */
export async function measureFloor(context: BrowserContext, designed: Page): Promise<Measurement[]> {
  const drawing = await designed
    .locator('svg:has([data-element])')
    .first()
    .evaluate((svg) => svg.outerHTML);
  const page = await context.newPage();
  const body = `<!doctype html><style>body{margin:40px;width:600px}</style>
    <div tabindex="0" id="area">${drawing}</div><textarea rows="3"></textarea>`;
  const address = new URL('/floor', designed.url()).href;
  await page.route(address, (route) =>
    route.fulfill({ body, contentType: 'text/html; charset=utf-8', headers: FINE_CLOCK }),
  );
  await page.goto(address);
  await assertFineClock(page);
  await page.evaluate(moveByKeys);
  await slowDown(page, SLOWDOWN);
  await page.locator('#area').focus();
  const arrows: number[] = [];
  for (let key = 0; key < KEYS; key += 1)
    arrows.push(await paintedAfter(page, { event: 'keydown' }, () => page.keyboard.press('ArrowRight')));
  const typed = await keyToPaint(page, {
    field: page.locator('textarea'),
    keys: 'abcdefghijklmnopqrst'.slice(0, KEYS),
  });
  const { budget: _, ...frames } = framesOf(
    'the pointer moves on a page with this drawing only',
    await drag(page, page.locator('svg')),
  );
  await page.close();
  return [
    floorOf('arrow key', arrows),
    floorOf('key typed', typed),
    { ...frames, what: `floor: ${frames.what}` },
  ];
}

const floorOf = (what: string, times: readonly number[]): Measurement => ({
  what: `floor: ${what} on a page with this drawing and one field only, 4x slower`,
  measured: median(times),
  unit: 'ms',
  note: `floor, ${what}: worst ${Math.max(...times).toFixed(0)} ms`,
});

/** Runs in the page. */
function moveByKeys(): void {
  const path = document.querySelector('svg [data-element] path');
  const outline = path?.getAttribute('d') ?? '';
  let step = 0;
  const draw = () => {
    step += 1;
    path?.setAttribute(
      'd',
      outline.replaceAll(/M([\d.]+)/g, (_all, x) => `M${Number(x) + step / 8}`),
    );
  };
  document.querySelector('#area')?.addEventListener('keydown', draw);
  const pressed = document.querySelector('svg [data-element]');
  addEventListener('pointermove', ({ clientX }) =>
    pressed?.setAttribute('transform', `translate(${clientX / 8})`),
  );
  document.querySelector('textarea')?.addEventListener('input', draw);
}
