import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { systemClock, type Clock } from '../../../clock.ts';
import type { ArticleSource } from '../article-source.ts';
import { createCsvSource } from './csv-source.ts';

let folder: string;
let path: string;
let source: ArticleSource | undefined;
let warnings: string[];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'platen-csv-'));
  path = join(folder, 'articles.csv');
  warnings = [];
});

afterEach(async () => {
  await source?.close();
  source = undefined;
  await rm(folder, { recursive: true, force: true });
});

const hurried: Clock = { ...systemClock, sleep: (ms, signal) => systemClock.sleep(Math.min(ms, 20), signal) };
const logger = {
  info: () => undefined,
  warn: (event: string, fields: object = {}) => void warnings.push(`${event} ${JSON.stringify(fields)}`),
};
const columns = { id: null, name: null, identifier: null };

function open(): ArticleSource {
  source = createCsvSource({ path, columns, clock: hurried, logger });
  return source;
}

const namesFor = async (searchQuery: string, page = { offset: 0, take: 50 }) => {
  const { articles, total } = await (source ?? open()).search({ searchQuery, ...page });
  return { names: articles.map(({ name }) => name), total };
};
const firstName = async () => (await namesFor('')).names[0];

describe('a file of articles', () => {
  it.each<[string, Uint8Array]>([
    ['UTF-8 and semicolons', Buffer.from('Artikelnummer;Bezeichnung\n00042;Crème brûlée, groß\n')],
    ['UTF-8 with a byte order mark', Buffer.from('\uFEFFsku,name\n00042,"Crème brûlée, groß"\n')],
    ['Windows-1252 and tabs', Buffer.from('SKU\tName\n00042\tCrème brûlée, groß\n', 'latin1')],
    ['UTF-16', Buffer.from('\uFEFFSKU|Name\n00042|Crème brûlée, groß\n', 'utf16le')],
  ])('is read in %s with the zeros of its numbers', async (_what, bytes) => {
    await writeFile(path, bytes);
    expect(await open().find('00042')).toMatchObject({
      id: '00042',
      name: 'Crème brûlée, groß',
      externalIdentifier: '00042',
    });
    expect(await source?.find('42')).toBeNull();
    expect((await namesFor('GROSS creme')).names).toEqual(['Crème brûlée, groß']);
  });

  it('is searched by name, number and id for all words, sorted by name, with an exact number first', async () => {
    await writeFile(
      path,
      'id,sku,name\nA1,100,Tea green\nA2,1001,Cup\nA3,77,Green cup\nA4,2,Øl\n100,3,Zebra\n',
    );
    open();
    expect(await namesFor('')).toEqual({ names: ['Cup', 'Green cup', 'Øl', 'Tea green', 'Zebra'], total: 5 });
    expect(await namesFor('cup GREEN')).toEqual({ names: ['Green cup'], total: 1 });
    expect(await namesFor('a3')).toEqual({ names: ['Green cup'], total: 1 });
    expect(await namesFor('ol')).toEqual({ names: ['Øl'], total: 1 });
    expect((await namesFor('100')).names).toEqual(['Tea green', 'Zebra', 'Cup']);
    expect(await namesFor('', { offset: 3, take: 1 })).toEqual({ names: ['Tea green'], total: 5 });
    expect(await namesFor('cup\0')).toEqual({ names: [], total: 0 });
  });

  it('gives no rows that would print something wrong, and names them in the log', async () => {
    await writeFile(path, 'sku,name,price\n1,Tea,2\n2,Cup\n1,Tea again,3\n,Nobody,1\n3,"Pot"x,1\n4,Jar,1\n');
    open();
    expect(await namesFor('')).toEqual({ names: ['Jar', 'Tea'], total: 2 });
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toContain('Line 3: it has 2 cells where the first row has 3');
    expect(warnings[0]).toContain('"rows":4');
  });

  it('is read again when it is replaced, and when it grows', async () => {
    await writeFile(path, 'sku,name\n1,Old\n');
    open();
    expect(await firstName()).toBe('Old');
    await writeFile(`${path}.new`, 'sku,name\n1,New\n');
    await rename(`${path}.new`, path);
    await expect.poll(firstName).toBe('New');
    await writeFile(path, 'sku,name\n1,New\n2,Another\n');
    await expect.poll(firstName).toBe('Another');
  });

  it('is not read while it is being written, because half of it would look complete', async () => {
    await writeFile(path, 'sku,name\n1,Old\n');
    const looks: (() => void)[] = [];
    const sleep = () => new Promise<void>((resolve) => void looks.push(resolve));
    source = createCsvSource({ path, columns, clock: { ...systemClock, sleep }, logger });
    const look = async (count: number) => {
      await expect.poll(() => looks.length).toBe(count);
      looks.at(-1)?.();
      await expect.poll(() => looks.length).toBe(count + 1);
    };
    expect(await firstName()).toBe('Old');
    await writeFile(path, 'sku,name\n1,New\n');
    await look(1);
    expect(await firstName()).toBe('Old');
    await writeFile(path, 'sku,name\n1,New\n2,Another\n');
    await look(2);
    expect(await firstName()).toBe('Old');
    await look(3);
    expect(await firstName()).toBe('Another');
    const closed = source.close();
    looks.at(-1)?.();
    await closed;
  });

  it('keeps its last good content when it is removed, emptied or damaged, and the log names the reason', async () => {
    await writeFile(path, 'sku,name\n1,Good\n');
    open();
    expect(await firstName()).toBe('Good');
    await rm(path);
    await expect.poll(() => warnings.at(-1)).toContain('it is not there');
    await writeFile(path, '');
    await expect.poll(() => warnings.at(-1)).toContain('is empty');
    await writeFile(path, 'nothing;of;use\n1;2;3\n');
    await expect.poll(() => warnings.at(-1)).toContain('CONNECT_NAME_COLUMN');
    expect(await firstName()).toBe('Good');
    expect(warnings.length).toBe(3);
    await writeFile(path, 'sku,name\n1,Better\n');
    await expect.poll(firstName).toBe('Better');
  });

  it('gives a fault while it has never been there, until it comes', async () => {
    open();
    await expect(namesFor('')).rejects.toThrow(`${path} cannot be read: it is not there.`);
    await writeFile(path, 'sku,name\n1,Late\n');
    await expect.poll(() => firstName().catch(() => 'none')).toBe('Late');
  });

  it('is searched in well under 100 ms with 100,000 rows', async () => {
    const rows = Array.from(
      { length: 100_000 },
      (_none, at) => `${String(at).padStart(8, '0')};Crème brûlée ${at % 977} Tarte;${at * 7}`,
    );
    await writeFile(path, `sku;name;weight\n${rows.join('\n')}\n`);
    open();
    await namesFor('');
    for (const query of ['tarte 976', 'creme', '00099999', 'nothing of this', '']) {
      expect(await quickest(() => namesFor(query))).toBeLessThan(100);
    }
    expect((await namesFor('TARTE brulee 00099999')).total).toBe(1);
  });
});

/**
 * Returns the shortest of several runs, in milliseconds of processor time of this thread, so that other load on the
 * machine does not count.
 */
async function quickest(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < 5; run += 1) {
    const before = process.threadCpuUsage();
    await work();
    const { user, system } = process.threadCpuUsage(before);
    times.push((user + system) / 1000);
  }
  return Math.min(...times);
}
