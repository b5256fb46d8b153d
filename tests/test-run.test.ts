import { describe, expect, it } from 'vitest';
import { readOptions } from '../scripts/test-run/read-options.ts';
import { countPlaywright, countVitest } from '../scripts/test-run/read-report.ts';
import { timeReport } from '../scripts/test-run/time-report.ts';

describe('the options of pnpm test', () => {
  it.each([
    [[], { scope: 'main', isBailing: false, shard: { index: 1, count: 1 } }],
    [['--bail'], { scope: 'main', isBailing: true, shard: { index: 1, count: 1 } }],
    [['--shard', '2/3'], { scope: 'main', isBailing: false, shard: { index: 2, count: 3 } }],
    [['--shard=3/3', '--bail'], { scope: 'main', isBailing: true, shard: { index: 3, count: 3 } }],
  ])('are read from %j', (words, options) => {
    expect(readOptions('main', words)).toEqual(options);
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
