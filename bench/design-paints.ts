import type { Page } from '@playwright/test';
import { keyToPaint } from './keystroke.ts';
import { assertDropped, drag, selectRow } from './design-drags.ts';
import { keystrokes } from './in-browser.ts';
import { COLUMNS, FIRST, MATRIX, PRESSED } from './design-labels.ts';
import { median, type Measurement } from './measurement.ts';

const KEYS = 20;
const TIMES = 5;
/** Until the design is kept in the browser, and what is beside the drawing has followed it. */
export const SETTLED_MS = 1500;
const PATIENCE_MS = 30_000;

interface Painted {
  /** Event whose own time stamp is the beginning. */
  readonly event: 'keydown' | 'pointerup' | 'change' | 'hashchange';
  /** The frame counts in which there are so many elements of the label. */
  readonly elements?: number;
  /** The frame counts in which this element is drawn otherwise than before. */
  readonly changed?: string;
}

/**
 * Does something and returns, in ms from the time stamp of its event, when the frame was painted that shows what it does.
 * @throws Error when no frame shows it
 */
export async function paintedAfter(
  page: Page,
  painted: Painted,
  act: () => Promise<unknown>,
): Promise<number> {
  const waiting = await page.evaluateHandle(watchPaint, { ...painted, patienceMs: PATIENCE_MS });
  await act();
  const ms = await waiting.evaluate(({ seen }) => seen);
  await waiting.dispose();
  return ms;
}

/** Installs the listener inside the page; the promise stays pending there. */
function watchPaint({ event, elements, changed, patienceMs }: Painted & { patienceMs: number }): {
  seen: Promise<number>;
} {
  const drawn = () =>
    changed === undefined ? undefined : document.querySelector(`svg [data-element="${changed}"]`)?.outerHTML;
  const before = drawn();
  const isShown = () =>
    (elements === undefined || document.querySelectorAll('svg [data-element]').length === elements) &&
    (changed === undefined || drawn() !== before);
  const seen = new Promise<number>((resolve, reject) => {
    setTimeout(() => reject(new Error(`Nothing was drawn after the ${event}.`)), patienceMs);
    const onEvent = (one: Event) => {
      // A key that is held for another one is pressed long before, by a person.
      if (one instanceof KeyboardEvent && /^(?:Control|Meta|Shift|Alt)$/.test(one.key)) return;
      removeEventListener(event, onEvent, { capture: true });
      const { timeStamp } = one;
      const look = () =>
        requestAnimationFrame(() => {
          if (!isShown()) {
            look();
            return;
          }
          // An urgent task of a frame begins after that frame is painted, before work that is put off until then.
          void scheduler.postTask(() => resolve(performance.now() - timeStamp), {
            priority: 'user-blocking',
          });
        });
      look();
    };
    addEventListener(event, onEvent, { capture: true });
  });
  return { seen };
}

const painted = (what: string, times: readonly number[], budget?: number): Measurement => ({
  what: `${what} until it is painted, median of ${times.length}, 4x slower`,
  measured: median(times),
  unit: 'ms',
  ...(budget !== undefined && { budget }),
  note: `${what}: ${times.map((ms) => ms.toFixed(0)).join(', ')} ms`,
});

/** Arrow keys that move what is selected, in a label of 200 elements. */
export async function measureArrows(page: Page): Promise<Measurement[]> {
  await page.getByRole('application').focus();
  await page.keyboard.press('Home');
  const times: number[] = [];
  for (let key = 0; key < KEYS; key += 1) {
    times.push(await paintedAfter(page, { event: 'keydown' }, () => page.keyboard.press('ArrowRight')));
  }
  return keystrokes('arrow key with 200 elements', times);
}

/** Letters that are typed into the content of a text: until the field shows them, and until the label does. */
export async function measureTyping(page: Page): Promise<Measurement[]> {
  await page.getByRole('application').focus();
  await page.keyboard.press('Home');
  const field = page.getByRole('textbox', { name: 'Content', exact: true });
  // The fields follow the selection after the drawing.
  await page.waitForTimeout(SETTLED_MS);
  const before = await field.inputValue();
  const keys = 'abcdefghijklmnopqrst'.slice(0, KEYS);
  const times = await keyToPaint(page, { field, keys });
  const after = await field.inputValue();
  if (after !== before + keys) throw new Error(`The content is “${after}” after the keys were typed.`);
  await page.getByRole('img', { name: keys }).waitFor({ state: 'attached' });
  const drawn: number[] = [];
  for (const key of 'ABCDEFGH') {
    // The end is cut off: what is typed there changes nothing.
    await field.press('ControlOrMeta+Home');
    const type = () => page.keyboard.press(key);
    drawn.push(await paintedAfter(page, { event: 'keydown', changed: FIRST }, type));
  }
  return [
    ...keystrokes('key typed into the content, with 200 elements', times),
    painted('the label with a typed key', drawn),
  ];
}

/** Drops, undoes and pastes a row of 20 elements. `elements` is the number on the label. */
export async function measureRow(page: Page, elements: number): Promise<Measurement[]> {
  const times: Record<'drop' | 'undo' | 'paste', number[]> = { drop: [], undo: [], paste: [] };
  const changed = PRESSED;
  const held = page.locator(`svg [data-element="${PRESSED}"]`);
  await selectRow(page);
  await page.keyboard.press('ControlOrMeta+c');
  for (let time = 0; time < TIMES; time += 1) {
    // While it is dragged, the element has a transform, which a drop replaces by a new place.
    const drop = async () =>
      void times.drop.push(await paintedAfter(page, { event: 'pointerup', changed }, () => page.mouse.up()));
    await drag(page, held, { drop, moves: 10 });
    await assertDropped(page);
    const undo = () => page.keyboard.press('ControlOrMeta+z');
    times.undo.push(await paintedAfter(page, { event: 'keydown', changed }, undo));
    const paste = () => page.keyboard.press('ControlOrMeta+v');
    times.paste.push(await paintedAfter(page, { event: 'keydown', elements: elements + COLUMNS }, paste));
    await paintedAfter(page, { event: 'keydown', elements }, undo);
  }
  return Object.entries(times).map(([what, all]) => painted(`${what} of ${COLUMNS} of ${elements}`, all, 50));
}

/** Other values and another resolution, for which everything is laid out. */
export async function measureLayouts(
  page: Page,
  { elements, budget }: { readonly elements: number; readonly budget: number },
): Promise<Measurement[]> {
  const [values, resolutions]: [number[], number[]] = [[], []];
  await page.getByRole('application').focus();
  const next = () => page.keyboard.press('.');
  for (let time = 0; time < TIMES; time += 1)
    values.push(await paintedAfter(page, { event: 'keydown', changed: PRESSED }, next));
  const field = page.getByRole('combobox', { name: 'Resolution that is drawn' });
  for (let time = 0; time < TIMES; time += 1) {
    const to = time % 2 === 0 ? '300' : '203';
    const choose = () => field.selectOption(to);
    // A matrix, whose modules have other sizes then.
    resolutions.push(await paintedAfter(page, { event: 'change', changed: MATRIX }, choose));
  }
  await field.selectOption('203');
  return [
    painted(`other values for ${elements} elements`, values, budget),
    painted(`another dpi for ${elements} elements`, resolutions, budget),
  ];
}

/** Opens labels from their list, each of which has so many elements, while all code and fonts are there. */
export async function measureOpening(
  page: Page,
  labelIds: readonly (number | string)[],
  elements: number,
): Promise<Measurement> {
  const times: number[] = [];
  for (const labelId of labelIds) {
    await page.evaluate(() => void (location.hash = '#/labels'));
    await page.locator('tbody a').first().waitFor();
    // The rows and small pictures of the list are no part of the opening; the network of this page was idle before.
    await page.waitForTimeout(SETTLED_MS);
    const open = () => page.evaluate((id) => void (location.hash = `#/labels/${id}/design`), labelId);
    times.push(await paintedAfter(page, { event: 'hashchange', elements }, open));
  }
  return painted(`label of ${elements} elements opened`, times, 300);
}
