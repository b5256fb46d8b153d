import { demoArticles } from 'server';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { codesOnPdf, codesOnZpl } from '../../e2e/wire/paper.ts';
import { tellFigures } from '../../scripts/soak/figures.ts';
import { Random } from '../print-rounds/random.ts';
import { codesOnDriverZpl } from './codes-on-driver-zpl.ts';
import { CupsPlace, QUEUES, type PrintFile, type QueueName } from './cups-place.ts';

/**
 * Labels of the real server through the real helper into real queues of CUPS: to a raw printer, to `ippeveprinter`, and
 * through the Zebra driver of CUPS. `TEST_SEED` determines their number.
 */
const random = new Random(Number(process.env['TEST_SEED'] ?? 1));
const STOCK = { widthMm: 60, heightMm: 40, dpi: 203 };
const MOST_LABELS_A_FILE = 4;
/** Long enough that a second sheet, if there were one, would be printed. */
const SETTLE_MS = 2000;
const patience = { timeout: 60_000, interval: 100 };
const ean = demoArticles[0]?.externalIdentifier ?? '';

let place: CupsPlace;
beforeAll(async () => {
  place = await CupsPlace.open();
});
afterAll(async () => {
  await place.close();
});
afterEach(async () => {
  for (const queue of QUEUES) await place.cups.resume(queue);
});

/** Returns all codes printed by the printer behind a queue, in order. */
async function codesBehind(queue: QueueName): Promise<string[][]> {
  if (queue === 'Labels') {
    const documents = await place.labels.documents();
    return (await Promise.all(documents.map(({ bytes }) => codesOnPdf(bytes, STOCK)))).flat();
  }
  const { connections } = queue === 'Zebra' ? place.zebra : place.driver;
  const read = queue === 'Zebra' ? codesOnZpl : codesOnDriverZpl;
  return (await Promise.all(connections.map(({ bytes }) => read(bytes)))).flat();
}

const someLabels = () => random.between(1, MOST_LABELS_A_FILE);
const settle = () => new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
const labelsIn = (codes: readonly string[][], before: readonly string[][]) => codes.slice(before.length);
const labels = (count: number) => Array.from({ length: count }, () => [ean]);

async function ended(file: PrintFile): Promise<string> {
  await expect.poll(async () => (await place.job(file)).state, patience).toMatch(/completed|failed|canceled/);
  return (await place.job(file)).state;
}

it('lists each queue with its model, the raw one as raw', async () => {
  expect(await place.queues()).toMatchObject([
    { name: 'Driver', isRaw: false, model: 'Zebra ZPL Label Printer' },
    { name: 'Labels', isRaw: false },
    { name: 'Zebra', isRaw: true },
    { name: 'Save to folder' },
  ]);
});

it.each(QUEUES)('prints each label of several files for the queue %s once, and they scan', async (queue) => {
  const before = await codesBehind(queue);
  const files: PrintFile[] = [];
  let wanted = 0;
  for (let file = 0; file < 4; file += 1) {
    const count = someLabels();
    wanted += count;
    files.push(await place.file(queue, count));
  }
  await Promise.all(files.map((file) => place.print(file)));
  for (const file of files) expect(await ended(file)).toBe('completed');
  for (const file of files) expect(await place.print(file)).toMatchObject({ replayed: true });
  await settle();
  expect(labelsIn(await codesBehind(queue), before)).toEqual(labels(wanted));
  tellFigures({ [`labels on ${queue}`]: wanted });
});

it.each(QUEUES)(
  'says that the queue %s is paused, prints once it is resumed, and then once',
  async (queue) => {
    const before = await codesBehind(queue);
    const count = someLabels();
    const file = await place.file(queue, count);
    await place.cups.pause(queue);
    await place.print(file);
    await expect
      .poll(async () => (await place.job(file)).attention?.text, patience)
      .toBe('The printer is paused.');
    await settle();
    expect(labelsIn(await codesBehind(queue), before)).toEqual([]);
    await place.cups.resume(queue);
    expect(await ended(file)).toBe('completed');
    await settle();
    expect(labelsIn(await codesBehind(queue), before)).toEqual(labels(count));
    tellFigures({ 'queues paused': 1 });
  },
);

it.each(QUEUES)('cancels a job that waits in the paused queue %s: it never comes out', async (queue) => {
  const before = await codesBehind(queue);
  const [unwanted, wanted] = [await place.file(queue, 1), await place.file(queue, 2)];
  await place.cups.pause(queue);
  await place.print(unwanted);
  await expect.poll(async () => (await place.job(unwanted)).state, patience).toMatch(/submitted|printing/);
  await place.print(wanted);
  await place.cancel(unwanted);
  await place.cups.resume(queue);
  expect(await ended(unwanted)).toBe('canceled');
  expect(await ended(wanted)).toBe('completed');
  await settle();
  expect(labelsIn(await codesBehind(queue), before)).toEqual(labels(2));
  tellFigures({ 'jobs cancelled': 1 });
});

it.each(QUEUES)('prints once what waited in the queue %s while the helper was killed', async (queue) => {
  const before = await codesBehind(queue);
  const count = someLabels();
  const file = await place.file(queue, count);
  await place.cups.pause(queue);
  await place.print(file);
  await expect.poll(async () => (await place.job(file)).state, patience).toMatch(/submitted|printing/);
  await place.helper.kill();
  await place.helper.start();
  await place.cups.resume(queue);
  expect(await ended(file)).toBe('completed');
  expect(await place.print(file)).toMatchObject({ replayed: true });
  await settle();
  expect(labelsIn(await codesBehind(queue), before)).toEqual(labels(count));
  tellFigures({ 'helpers killed': 1 });
});
