import type { Page } from '@playwright/test';
import { paintedAfter } from './design-paints.ts';
import { median, type Measurement } from './measurement.ts';

const PATIENCE_MS = 60_000;
const KEYS = 8;

/** What the page and the worker of the check said to each other, by the clock of the page, in ms. */
interface Said {
  /** Number of the check that it is about. */
  readonly id: number;
  readonly what: 'request' | 'cancel' | 'found' | 'isDone' | 'fault';
  readonly atMs: number;
  /** Number of articles, of what was found. */
  readonly checked: number;
}

declare global {
  // oxlint-disable-next-line no-var -- a property of the page
  var checkSaid: Said[];
}

/** Records what is said to workers and by them; to be installed before the page loads. */
export function recordChecks(): void {
  const all: Said[] = [];
  globalThis.checkSaid = all;
  const note = (data: unknown) => {
    if (typeof data !== 'object' || data === null) return;
    const names = ['request', 'cancel', 'found', 'isDone', 'fault'] as const;
    const what = names.find((name) => name in data);
    const found: unknown = 'found' in data ? data.found : undefined;
    const isCounted = typeof found === 'object' && found !== null && 'checked' in found;
    const checked = isCounted ? Number(found.checked) : 0;
    if (what) all.push({ id: 'id' in data ? Number(data.id) : 0, what, atMs: performance.now(), checked });
  };
  const Native = globalThis.Worker;
  globalThis.Worker = class extends Native {
    constructor(...words: ConstructorParameters<typeof Native>) {
      super(...words);
      this.addEventListener('message', ({ data }) => note(data));
    }
    override postMessage(message: unknown, transfer?: Transferable[] | StructuredSerializeOptions): void {
      note(message);
      if (Array.isArray(transfer)) super.postMessage(message, transfer);
      else super.postMessage(message, transfer);
    }
  };
}

/**
 * Checks 1,000 articles with the label that is open, twice: keys of the page meanwhile, an edit in the middle, and all to
 * the end. The processor of the page is slowed down, that of the worker is not: no browser offers it.
 */
export async function measureArticles(page: Page): Promise<Measurement[]> {
  const canvas = page.getByRole('application');
  await canvas.focus();
  await page.keyboard.press('Home');
  await page
    .locator('label')
    .filter({ hasText: /^Articles$/ })
    .click();
  await said(page, 'found');
  await canvas.focus();
  const keys: number[] = [];
  for (let key = 0; key < KEYS && !(await hasSaid(page, 'isDone')); key += 1)
    keys.push(await paintedAfter(page, { event: 'keydown' }, () => page.keyboard.press('PageDown')));
  const first = await said(page, 'isDone');
  const whole = timesOf(first);

  // An edit: the check begins again after a pause, and another one cancels it.
  await forget(page);
  await page.keyboard.press('ArrowRight');
  await said(page, 'found');
  // The handle arrives once the listener is installed; its promise stays pending in the page.
  const pressed = await page.evaluateHandle(() => ({
    at: new Promise<number>((resolve) => {
      addEventListener('keydown', ({ timeStamp }) => resolve(timeStamp), { capture: true, once: true });
    }),
  }));
  await page.keyboard.press('ArrowRight');
  const pressedAt = await pressed.evaluate(({ at }) => at);
  await said(page, 'cancel');
  // The next check has its own number; until its end, whatever the cancelled one still says arrives.
  const all = await said(page, 'isDone');
  const cancelled = all.findLast(({ what }) => what === 'cancel');
  const cancelAt = cancelled?.atMs ?? Number.NaN;
  const late = all.filter(
    ({ id, what, atMs }) => id === cancelled?.id && what === 'found' && atMs > cancelAt,
  );
  // What the worker said before it heard of the cancel may be under way.
  if (late.length > 1) throw new Error('A check that was cancelled went on.');
  const again = timesOf(all.filter(({ id }) => id === all.findLast(({ what }) => what === 'isDone')?.id));
  if (whole.checked < 1000 || again.checked !== whole.checked)
    throw new Error(`${whole.checked} and then ${again.checked} articles were checked.`);
  const of = `of ${whole.checked.toLocaleString('en')} articles`;
  return [
    { what: `first result ${of}`, measured: whole.firstMs, unit: 'ms', budget: 300 },
    { what: `first result ${of} after an edit`, measured: again.firstMs, unit: 'ms', budget: 300 },
    { what: `all ${of}`, measured: whole.allMs, unit: 'ms', budget: 15_000 },
    {
      what: 'edit until the check that runs is cancelled, 4x slower',
      measured: cancelAt - pressedAt,
      unit: 'ms',
      budget: 50,
    },
    {
      what: `key meanwhile, median of ${keys.length}, 4x slower`,
      measured: median(keys),
      unit: 'ms',
      budget: 50,
    },
  ];
}

function timesOf(all: readonly Said[]): { firstMs: number; allMs: number; checked: number } {
  const atOf = (wanted: Said['what']) => all.find(({ what }) => what === wanted)?.atMs ?? Number.NaN;
  const begunAt = atOf('request');
  return {
    firstMs: atOf('found') - begunAt,
    allMs: atOf('isDone') - begunAt,
    checked: all.reduce((sum, { checked }) => sum + checked, 0),
  };
}

const forget = (page: Page) => page.evaluate(() => void globalThis.checkSaid.splice(0));

const hasSaid = (page: Page, wanted: Said['what']) =>
  page.evaluate((what) => globalThis.checkSaid.some((one) => one.what === what), wanted);

/** Waits until something was said, and returns all that was. */
async function said(page: Page, wanted: Said['what']): Promise<readonly Said[]> {
  await page.waitForFunction((what) => globalThis.checkSaid.some((one) => one.what === what), wanted, {
    timeout: PATIENCE_MS,
  });
  return page.evaluate(() => globalThis.checkSaid);
}
