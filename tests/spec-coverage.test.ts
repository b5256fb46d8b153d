import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readAppRoutes } from './app-routes.ts';
import { projectRoot } from './source-files.ts';
import { asRouterPath, specificationRoutes } from './specification-routes.ts';

interface CoverageRow {
  readonly what: string;
  readonly state: string;
  readonly files: readonly string[];
  readonly tests: readonly string[];
}

const text = readFileSync(join(projectRoot, 'docs/spec-coverage.md'), 'utf8');
const sections = text.split(/^## /m).slice(1);
const namedIn = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, file]) => file ?? '');
const rowsOf = (part: string): CoverageRow[] =>
  [...part.matchAll(/^\| (.+?) \| (done|part|open) \| (.+) \|$/gm)].map(([, what, state, places]) => ({
    what: what ?? '',
    state: state ?? '',
    files: namedIn(places ?? ''),
    tests: namedIn(places?.split(' | ')[1] ?? ''),
  }));
const rows = rowsOf(text);

describe('the coverage of the specification', () => {
  it('has all nine sections', () => {
    expect(sections.map((section) => section[0])).toEqual('123456789'.split(''));
  });

  it('names files that exist', () => {
    const files = new Set(rows.flatMap((row) => row.files));
    expect(files.size).toBeGreaterThan(100);
    expect([...files].filter((file) => !existsSync(join(projectRoot, file)))).toEqual([]);
  });

  it('names the files of everything that is done', () => {
    expect(rows.filter(({ state, files }) => state !== 'open' && files.length === 0)).toEqual([]);
  });

  it('has a test for everything that is done', () => {
    const untried = rows.filter(({ state, tests }) => state === 'done' && tests.length === 0);
    expect(untried.map(({ what }) => what)).toEqual([]);
  });

  it('names a test of the app, not of the server or the helper alone, for every call', () => {
    const calls = rowsOf(sections[6] ?? '').filter(({ what }) => /^(GET|POST|PUT|DELETE) /.test(what));
    expect(calls.length).toBeGreaterThan(80);
    const unseen = calls.filter(({ tests }) => !tests.some((file) => /^(src|e2e)\//.test(file)));
    expect(unseen.map(({ what }) => what)).toEqual([]);
  });

  it('names the page of every screen that is built', () => {
    const screens = rowsOf(sections[1] ?? '').filter(
      ({ what, state }) => what.startsWith('`/') && state === 'done',
    );
    expect(screens.filter(({ files }) => !files.some((file) => /^src\/pages\/.+\.tsx$/.test(file)))).toEqual(
      [],
    );
  });

  it('has every route once, in the state the route table has', () => {
    const isThere = new Set(readAppRoutes().map(({ path }) => path));
    const expected = specificationRoutes.map((route) => [
      `\`${route}\``,
      isThere.has(asRouterPath(route)) ? 'done' : 'open',
    ]);
    const routes = rowsOf(sections[1] ?? '').filter(
      ({ what }) => what.startsWith('`/') && !what.includes(' '),
    );
    expect(routes.map(({ what, state }) => [what, state])).toEqual(expected);
  });

  it('has the right sums', () => {
    const count = (wanted: string) => rows.filter(({ state }) => state === wanted).length;
    expect(text).toContain(
      `**${count('done')} done, ${count('part')} in part, ${count('open')} open, of ${rows.length}**`,
    );
  });
});
