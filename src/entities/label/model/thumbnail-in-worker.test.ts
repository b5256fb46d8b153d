import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { thumbnailInWorker } from './thumbnail-in-worker';
import type { NumberedRequest } from './thumbnail-worker';

/** Worker that keeps what it is asked until the test answers. */
class HeldWorker extends EventTarget {
  static readonly started: HeldWorker[] = [];
  readonly asked: NumberedRequest[] = [];
  isEnded = false;

  constructor() {
    super();
    HeldWorker.started.push(this);
  }

  postMessage(message: NumberedRequest): void {
    this.asked.push(message);
  }

  answer(at: number, drawing?: string | null): void {
    const data = { id: this.asked[at]?.id, ...(drawing !== undefined && { drawing }) };
    this.dispatchEvent(new MessageEvent('message', { data }));
  }

  terminate(): void {
    this.isEnded = true;
  }
}

const request = (name: string) => ({
  template: { name },
  values: {},
  facts: {},
  fontUrls: { regular: './regular.ttf', bold: './bold.ttf' },
});
const workers = HeldWorker.started;

beforeEach(() => vi.stubGlobal('Worker', HeldWorker));
afterEach(() => {
  // The next test starts with a worker of its own.
  workers.at(-1)?.dispatchEvent(new Event('error'));
  workers.length = 0;
  vi.unstubAllGlobals();
});

it('gives each request its own drawing, whatever the order of the answers, from one worker', async () => {
  const drawings = ['mug', 'cup', 'jug'].map((name) => thumbnailInWorker(request(name)));
  workers[0]?.answer(2, 'data:jug');
  workers[0]?.answer(0, 'data:mug');
  workers[0]?.answer(1, null);
  expect(await Promise.all(drawings)).toEqual(['data:mug', null, 'data:jug']);
  expect(workers).toHaveLength(1);
});

it('rejects what could not be drawn for want of the fonts, and draws the next', async () => {
  const [failed, drawn] = [thumbnailInWorker(request('mug')), thumbnailInWorker(request('cup'))];
  workers[0]?.answer(0);
  workers[0]?.answer(1, 'data:cup');
  await expect(failed).rejects.toThrow('The label could not be drawn.');
  expect(await drawn).toBe('data:cup');
});

it('rejects what a worker that ended was asked, and starts another one', async () => {
  const lost = thumbnailInWorker(request('mug'));
  workers[0]?.dispatchEvent(new Event('error'));
  await expect(lost).rejects.toThrow('The worker for labels did not start.');
  expect(workers[0]?.isEnded).toBe(true);
  const drawn = thumbnailInWorker(request('mug'));
  workers[1]?.answer(0, 'data:mug');
  expect(await drawn).toBe('data:mug');
});
