import type { Locator, Page } from '@playwright/test';
import { COLUMNS, PRESSED } from './design-labels.ts';
import { quantile, type Measurement } from './measurement.ts';

const MOVES = 150;
/** Part of the moves of which the slower ones are no budget: one in twenty. */
const P95 = 0.95;

interface Drag {
  /** Own time of the page's handlers of each move, in ms. */
  readonly script: readonly number[];
  /** Times between frames, in ms. */
  readonly frames: readonly number[];
}

const scriptOf = (what: string, { script }: Drag): Measurement => ({
  what: `script of a pointer move, ${what}, p95, 4x slower`,
  measured: quantile(script, P95),
  unit: 'ms',
  budget: 4,
});

/** Returns the row of a drag's frames. */
export const framesOf = (what: string, { frames }: Drag): Measurement => ({
  what: `frame while ${what}, p95, 4x slower`,
  // A sixtieth of a second is the 16.7 ms of the goal.
  measured: Math.round(quantile(frames, P95) * 10) / 10,
  unit: 'ms',
  budget: 16.7,
});

/** Drags one element, then the row of 20 that it is in. `elements` is the number on the label. */
export async function measureDrags(page: Page, elements: number): Promise<Measurement[]> {
  const held = page.locator(`svg [data-element="${PRESSED}"]`);
  const one = await drag(page, held);
  await assertDropped(page);
  await page.getByRole('application').press('ControlOrMeta+z');
  await selectRow(page);
  const row = await drag(page, held);
  await assertDropped(page);
  await page.getByRole('application').press('ControlOrMeta+z');
  return [
    scriptOf(`1 element of ${elements}`, one),
    framesOf(`1 element of ${elements} is dragged`, one),
    scriptOf(`${COLUMNS} elements of ${elements}`, row),
    framesOf(`${COLUMNS} elements of ${elements} are dragged`, row),
  ];
}

/** Resizes the text of 200 characters, the last element of the label, by its right side. */
export async function measureResize(page: Page): Promise<Measurement> {
  await page.getByRole('application').press('End');
  const frame = page.locator('[data-frame] path').first();
  const widthMm = () => frame.evaluate((node) => (node as SVGGraphicsElement).getBBox().width);
  const before = await widthMm();
  const resized = await drag(page, page.locator('[data-grip="right"]'), { byPx: -1, moves: MOVES / 2 });
  const after = await widthMm();
  if (!(after < before - 1)) throw new Error(`The text is ${after} mm wide, and was ${before}.`);
  return framesOf('a text of 200 characters is resized', resized);
}

/** @throws Error when the drag was none of an element: a drop says where it is */
export async function assertDropped(page: Page): Promise<void> {
  const told = await page.locator('output').first().textContent();
  if (!/from left/.test(told ?? '')) throw new Error(`After the drop it says “${told}”.`);
}

interface DragOptions {
  /** Distance of each move to the right. */
  readonly byPx?: number;
  readonly moves?: number;
  /** Releases the pointer. */
  readonly drop?: () => Promise<unknown>;
}

/** Presses the middle of something in the drawing area and moves it in small steps, one a frame. */
export async function drag(
  page: Page,
  held: Locator,
  { byPx = 1, moves = MOVES, drop = () => page.mouse.up() }: DragOptions = {},
): Promise<Drag> {
  const box = await held.boundingBox();
  if (!box) throw new Error('What is dragged is not drawn.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const watched = await page.evaluateHandle(watchMoves);
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let move = 1; move <= moves; move += 1) {
    await page.mouse.move(x + move * byPx, y + move / 2);
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  const found = await watched.evaluate(({ stop }) => stop());
  await drop();
  return found;
}

/** Records, inside the page, how long the handlers of each move take, and the times between frames. */
function watchMoves(): { stop: () => { script: number[]; frames: number[] } } {
  const script: number[] = [];
  const frames: number[] = [];
  let begunAt = 0;
  let shownAt: number | undefined;
  let isWatching = true;
  const begin = () => {
    begunAt = performance.now();
  };
  // The app's handlers are between the two: they listen at the root of the document.
  const end = () => void script.push(performance.now() - begunAt);
  addEventListener('pointermove', begin, { capture: true });
  addEventListener('pointermove', end);
  const onFrame = (now: number) => {
    if (!isWatching) return;
    if (shownAt !== undefined) frames.push(now - shownAt);
    shownAt = now;
    requestAnimationFrame(onFrame);
  };
  requestAnimationFrame(onFrame);
  return {
    stop: () => {
      isWatching = false;
      removeEventListener('pointermove', begin, { capture: true });
      removeEventListener('pointermove', end);
      return { script, frames };
    },
  };
}

/** Selects the first row of elements: the last ones of the list, whose top is the front. */
export async function selectRow(page: Page): Promise<void> {
  await page.getByRole('listbox').focus();
  await page.keyboard.press('End');
  for (let index = 1; index < COLUMNS; index += 1) await page.keyboard.press('Shift+ArrowUp');
  await page.getByRole('application').focus();
}
