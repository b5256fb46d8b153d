import { chromium, type Locator, type Page } from '@playwright/test';
import { findChromium } from '../scripts/find-chromium.ts';
import { startBenchSite } from './bench-site.ts';
import { keystrokes, SLOWDOWN, slowDown } from './in-browser.ts';
import { sessionState, signIn, type KeptSession } from './kept-session.ts';
import { quantile, type Measurement } from './measurement.ts';

const ELEMENTS = 200;
const MOVES = 150;
const KEYS = 20;
/** Elements of the label are in rows of this many. */
const COLUMNS = 20;
/** Position of the element that is pressed: at no handle of the frame around its row. */
const DRAGGED = 5;
/** Part of the moves of which the slower ones are no budget: one in twenty. */
const P95 = 0.95;
const isRoot = process.getuid?.() === 0;

/**
 * Measures the drawing area with a label of 200 elements, on a processor four times slower: script and frames while elements
 * are dragged, and arrow keys until they are painted.
 * @param dist folder of the built app
 */
export async function measureDesign(dist: string): Promise<Measurement[]> {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: isRoot ? ['--no-sandbox'] : [],
  });
  const site = await startBenchSite(dist, { articles: 0, ofEach: 0 });
  try {
    const session = await signIn(site.url, 'labels@demo.test');
    const labelId = await addLabel(site.url, session);
    const context = await browser.newContext({
      locale: 'en-GB',
      viewport: { width: 1440, height: 900 },
      storageState: sessionState(site.url, session),
    });
    const page = await context.newPage();
    await page.goto(`${site.url}/#/labels/${labelId}/design`);
    const canvas = page.getByRole('application');
    await canvas
      .locator('[data-element]')
      .nth(ELEMENTS - 1)
      .waitFor({ state: 'attached' });
    await page.waitForLoadState('networkidle');
    await slowDown(page, SLOWDOWN);
    const one = await drag(page, canvas);
    await canvas.press('ControlOrMeta+z');
    await selectRow(page, canvas);
    const twenty = await drag(page, canvas);
    const keys = await arrowsToPaint(page, canvas);
    return [
      ...dragged('1 element', one),
      ...dragged(`${COLUMNS} elements`, twenty),
      ...keystrokes('arrow key with 200 elements', keys),
    ];
  } finally {
    await site.close();
    await browser.close();
  }
}

interface Drag {
  /** Own time of the page's handlers of each move, in ms. */
  readonly script: readonly number[];
  /** Times between frames, in ms. */
  readonly frames: readonly number[];
}

const dragged = (what: string, { script, frames }: Drag): Measurement[] => [
  {
    what: `script of a pointer move, ${what} of ${ELEMENTS}, p95, 4x slower`,
    measured: quantile(script, P95),
    unit: 'ms',
    budget: 4,
  },
  {
    what: `frame while ${what} of ${ELEMENTS} are dragged, p95, 4x slower`,
    measured: quantile(frames, P95),
    unit: 'ms',
    budget: 16.7,
  },
];

/** Drags an element of the first row, and what is selected with it, in small steps, one a frame. */
async function drag(page: Page, canvas: Locator): Promise<Drag> {
  const box = await canvas.locator('[data-element]').nth(DRAGGED).boundingBox();
  if (!box) throw new Error('The element is not drawn.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const watched = await page.evaluateHandle(watchMoves);
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let move = 1; move <= MOVES; move += 1) {
    await page.mouse.move(x + move, y + move / 2);
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  const found = await watched.evaluate(({ stop }) => stop());
  await page.mouse.up();
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

/** Selects the first row of elements. */
async function selectRow(page: Page, canvas: Locator): Promise<void> {
  const list = page.getByRole('listbox');
  await list.focus();
  await page.keyboard.press('End');
  for (let index = 1; index < COLUMNS; index += 1) await page.keyboard.press('Shift+ArrowUp');
  await canvas.focus();
}

/** Presses an arrow key again and again and returns, in ms from each key's time stamp, when its frame was drawn. */
async function arrowsToPaint(page: Page, canvas: Locator): Promise<number[]> {
  await canvas.focus();
  await page.keyboard.press('Home');
  const times: number[] = [];
  for (let key = 0; key < KEYS; key += 1) {
    const waiting = await page.evaluateHandle(() => ({
      painted: new Promise<number>((resolve) => {
        const onKey = ({ timeStamp }: KeyboardEvent) =>
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - timeStamp)));
        addEventListener('keydown', onKey, { capture: true, once: true });
      }),
    }));
    await page.keyboard.press('ArrowRight');
    times.push(await waiting.evaluate(({ painted }) => painted));
  }
  return times;
}

/** Adds a label of 200 elements, half of them texts and a tenth barcodes, and returns its id. */
async function addLabel(url: string, { token }: KeptSession): Promise<number | string> {
  const answer = await fetch(`${url}/api/labels`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ name: 'Bench design', template: largeTemplate() }),
  });
  if (!answer.ok) throw new Error(`The label was answered with ${answer.status}: ${await answer.text()}`);
  const { data, ...whole }: { data?: { labelId?: number }; labelId?: number } = await answer.json();
  const labelId = data?.labelId ?? whole.labelId;
  if (labelId === undefined) throw new Error('The answer names no label.');
  return labelId;
}

function largeTemplate(): unknown {
  const elements = Array.from({ length: ELEMENTS }, (_, index) => {
    const place = {
      id: `e${index}`,
      xMm: 2 + (index % COLUMNS) * 10,
      yMm: 2 + Math.floor(index / COLUMNS) * 12,
    };
    if (index % 10 === 3)
      return {
        ...place,
        type: 'barcode',
        widthMm: 9,
        heightMm: 9,
        symbology: 'datamatrix',
        value: `A${index}`,
      };
    if (index % 2 === 0)
      return { ...place, type: 'text', widthMm: 9, heightMm: 4, value: `Text ${index}`, sizePt: 6 };
    return { ...place, type: 'rectangle', widthMm: 8, heightMm: 8, strokeMm: 0.3, fill: 'none' };
  });
  return {
    format: 'platen-label',
    version: 1,
    name: 'Bench design',
    widthMm: 204,
    heightMm: 124,
    variables: [],
    elements,
  };
}
