import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createRotatingLog } from './rotating-log.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'platen-log-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const linesOf = (name: string) => readFileSync(join(folder, name), 'utf8').trimEnd().split('\n');
const words = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => `line ${from + index}`);

describe('the log of an installed helper', () => {
  it('keeps the newest lines in so many files of that size, and goes on in the newest after a restart', () => {
    const size = { bytes: 35, files: 3 };
    const first = createRotatingLog(folder, size);
    for (const line of words(10, 19)) first(line);
    const second = createRotatingLog(folder, size);
    for (const line of words(20, 30)) second(line);
    expect(readdirSync(folder).toSorted()).toEqual(['helper.1.log', 'helper.2.log', 'helper.log']);
    const kept = ['helper.2.log', 'helper.1.log', 'helper.log'].flatMap(linesOf);
    expect(kept).toEqual(words(22, 30));
  });

  it('keeps a line that is longer than a file', () => {
    const log = createRotatingLog(folder, { bytes: 10, files: 2 });
    log('x'.repeat(40));
    log('y');
    expect(linesOf('helper.1.log')).toEqual(['x'.repeat(40)]);
    expect(linesOf('helper.log')).toEqual(['y']);
  });

  it('stops nothing where it cannot be written, and is written again when it can', () => {
    const place = join(folder, 'logs');
    writeFileSync(place, 'in the way');
    const log = createRotatingLog(place);
    log('lost');
    rmSync(place);
    log('kept');
    expect(readFileSync(join(place, 'helper.log'), 'utf8')).toBe('kept\n');
  });
});
