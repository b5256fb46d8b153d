import { describe, expect, it } from 'vitest';
import { belongsToRun, extentOf } from '../scripts/test-run/belongs-to-run.ts';
import { readOptions } from '../scripts/test-run/read-options.ts';
import { countPlaywright, countVitest } from '../scripts/test-run/read-report.ts';
import { timeReport } from '../scripts/test-run/time-report.ts';
import { readSourceFiles } from './source-files.ts';

describe('the options of pnpm test', () => {
  it.each([
    [[], { scope: 'main', isAfterMain: false, isBailing: false, shard: { index: 1, count: 1 } }],
    [['--bail'], { scope: 'main', isAfterMain: false, isBailing: true, shard: { index: 1, count: 1 } }],
    [
      ['--shard', '2/3'],
      { scope: 'main', isAfterMain: false, isBailing: false, shard: { index: 2, count: 3 } },
    ],
    [
      ['--shard=3/3', '--bail'],
      { scope: 'main', isAfterMain: false, isBailing: true, shard: { index: 3, count: 3 } },
    ],
  ])('are read from %j', (words, options) => {
    expect(readOptions('main', words)).toEqual(options);
  });

  it('say that the short run has passed, for the run of everything only', () => {
    expect(readOptions('all', ['--after-test'])).toMatchObject({ scope: 'all', isAfterMain: true });
    expect(readOptions('all', [])).toMatchObject({ scope: 'all', isAfterMain: false });
    expect(() => readOptions('main', ['--after-test'])).toThrow('--after-test');
  });

  it.each([['--shard=0/3'], ['--shard=4/3'], ['--shard=1'], ['--shard=a/b'], ['--shard=-1/2']])(
    'are refused for %s with an example of a shard',
    (word) => {
      expect(() => readOptions('all', [word])).toThrow(/for example 1\/3/);
    },
  );

  it.each([['--fast'], ['src/pages']])('are refused for the unknown word %s', (word) => {
    expect(() => readOptions('main', [word])).toThrow(word);
  });
});

describe('the files of a run', () => {
  const main = extentOf({ TEST_RUN: 'main' });
  const all = extentOf({ TEST_RUN: 'all' });
  const rest = extentOf({ TEST_RUN: 'all', TEST_AFTER_MAIN: 'yes' });

  it.each([
    ['// @rounds: it kills programs.', false, true],
    ["const RUNS = process.env['TEST_RUN'] === 'all' ? 340 : 40;", true, true],
    ["onEveryStore('the articles', () => {});", true, true],
    ["describe('a GTIN', () => {});", true, false],
  ])('with %s: in the short run %s, after it %s', (text, isInMain, isInRest) => {
    expect(belongsToRun(text, main)).toBe(isInMain);
    expect(belongsToRun(text, all)).toBe(true);
    expect(belongsToRun(text, rest)).toBe(isInRest);
  });

  it('without an extent are all files', () => {
    expect(belongsToRun('// @rounds: it kills programs.', extentOf({}))).toBe(true);
  });

  it('depend on the extent by their own words: what else reads it has a name that they use', () => {
    const readers = readSourceFiles()
      .filter(({ path, text }) => text.includes('TEST_RUN') && !/\.test\.tsx?$/.test(path))
      .map(({ path }) => path)
      .filter((path) => !/^(scripts|tests\/defects|e2e)\//.test(path));
    expect(readers).toEqual(['server/src/testing/on-every-store.ts', 'server/src/testing/test-stores.ts']);
  });

  it('in a browser that do more in the run of everything are not left out after the short one', () => {
    const readers = readSourceFiles().filter(
      ({ path, text }) => path.startsWith('e2e/') && text.includes('TEST_RUN'),
    );
    expect(readers.length).toBeGreaterThan(0);
    expect(readers.filter(({ text }) => text.includes("'@main'") && !text.includes('@extended'))).toEqual([]);
  });
});

describe('the report of Vitest', () => {
  const report = {
    numPassedTests: 7,
    numFailedTests: 2,
    testResults: [{ name: '/project/src/a.test.ts', startTime: 1000, endTime: 3500 }],
  };

  it('gives passed and failed tests, and the time of each file from the root of the project', () => {
    expect(countVitest(report, false, '/project')).toEqual({
      passed: 7,
      failed: 2,
      files: [{ file: 'src/a.test.ts', ms: 2500 }],
    });
  });

  it.each([
    ['no report', undefined],
    ['a report without a failed test', { numPassedTests: 3 }],
  ])('counts a run that ended badly with %s as one failure', (_case, left) => {
    expect(countVitest(left, false, '/project').failed).toBe(1);
  });
});

/** Returns a test as Playwright reports it, with the duration of each attempt. */
const spec = (...durations: number[]) => ({
  tests: [{ results: durations.map((duration) => ({ duration })) }],
});

describe('the report of Playwright', () => {
  const report = {
    config: { rootDir: '/project/e2e' },
    stats: { expected: 4, unexpected: 1, flaky: 2 },
    suites: [
      {
        file: 'mocked/a.spec.ts',
        specs: [spec(1000)],
        suites: [{ file: 'mocked/a.spec.ts', specs: [spec(2000, 500)] }],
      },
    ],
  };

  it('counts a run that passed at its second try as failed', () => {
    expect(countPlaywright(report, true, '/project')).toMatchObject({ passed: 4, failed: 3 });
  });

  it('adds up the time of all tries in a file', () => {
    expect(countPlaywright(report, true, '/project').files).toEqual([
      { file: 'e2e/mocked/a.spec.ts', ms: 3500 },
    ]);
  });

  it('counts a run that ended badly without a report as one failure', () => {
    expect(countPlaywright(undefined, false, '/project')).toEqual({ passed: 0, failed: 1, files: [] });
  });
});

describe('the time report', () => {
  it('shows which part took longer than its share, and lists the ten slowest files', () => {
    const files = Array.from({ length: 12 }, (_, index) => ({ file: `${index}.test.ts`, ms: index * 100 }));
    const lines = timeReport(
      'main',
      [
        { name: 'check', seconds: 61.25, shareS: 75 },
        { name: 'unit', seconds: 300, shareS: 240 },
      ],
      files,
    );
    expect(lines.slice(0, 6)).toEqual([
      'Time of pnpm test',
      '    61.3 s  check',
      '   300.0 s  unit (over its share of 240 s)',
      '   361.3 s  total',
      'Slowest test files',
      '     1.1 s  11.test.ts',
    ]);
    expect(lines).toHaveLength(15);
    expect(lines.join('\n')).not.toContain(' 1.test.ts');
  });
});
