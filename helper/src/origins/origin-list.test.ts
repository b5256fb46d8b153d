import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { silentLogger } from '../logger.ts';
import { createOriginList } from './origin-list.ts';

const APP = 'https://labels.example';
const OTHER = 'https://other.example';

let folder: string;
let path: string;
const warnings: string[] = [];
const logger = { ...silentLogger, warn: (event: string) => void warnings.push(event) };
const open = (configured: readonly string[] = []) => createOriginList(configured, path, logger);

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'platen-origins-'));
  path = join(folder, 'data', 'origins.json');
  warnings.length = 0;
});
afterEach(() => rm(folder, { recursive: true }));

describe('the list of apps that may print', () => {
  it('lets nobody print while it is empty', () => {
    const list = open();
    expect([APP, 'null', ''].filter((origin) => list.has(origin))).toEqual([]);
    expect(warnings).toEqual([]);
  });

  it('has the configured apps, which no page can remove, and no other', () => {
    const list = open([APP]);
    list.add(APP);
    list.remove(APP);
    expect([list.has(APP), list.has(OTHER), list.paired()]).toEqual([true, false, []]);
    expect([list.has(`${APP}.evil.example`), list.has(APP.toUpperCase())]).toEqual([false, false]);
  });

  it('keeps a paired app for the next start, once, readable by its owner only, until it is removed', async () => {
    const list = open();
    list.add(APP);
    list.add(OTHER);
    list.add(APP);
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    const next = open();
    expect([next.paired(), next.has(APP), next.has(OTHER)]).toEqual([[OTHER, APP], true, true]);
    next.remove(APP);
    expect([next.has(APP), open().paired()]).toEqual([false, [OTHER]]);
  });

  it.each(['', '{', '[]', '{"origins":[1]}', 'null'])(
    'lets nobody print when its file holds %j, says so, and leaves the file as it is',
    async (content) => {
      open().add(APP);
      await writeFile(path, content);
      expect(open().has(APP)).toBe(false);
      expect(warnings).toEqual(['paired apps not readable']);
      expect(await readFile(path, 'utf8')).toBe(content);
    },
  );
});
