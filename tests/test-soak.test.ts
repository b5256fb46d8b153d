import { describe, expect, it } from 'vitest';
import { addFigures, figuresText, type ToldFigures } from '../scripts/soak/figures.ts';
import { whyNotHere } from '../scripts/soak/needed-program.ts';
import type { ProofResult } from '../scripts/soak/proof.ts';
import { recordLine } from '../scripts/soak/proof-record.ts';
import { hasProperties } from '../scripts/soak/property-proof.ts';
import { proofList, reportLines } from '../scripts/soak/report-lines.ts';
import { roundSeeds } from '../scripts/soak/rounds.ts';
import { runProof } from '../scripts/soak/run-proof.ts';
import { readSoakCommand, type SoakOptions } from '../scripts/soak/soak-options.ts';

const known = ['kills', 'cups'];

describe('options of pnpm test:soak', () => {
  it('choose all proofs where none is named', () => {
    expect(readSoakCommand([], known)).toMatchObject({ names: known, isRecorded: false });
  });

  it.each([
    [['cups'], { names: ['cups'] }],
    [['cups', 'kills'], { names: ['kills', 'cups'] }],
    [['--', 'kills', '--record'], { names: ['kills'], isRecorded: true }],
    [['--rounds', '3', '--seed=0'], { options: { rounds: 3, seed: 0, minutes: undefined } }],
    [['--minutes=5', '--seed', '7'], { options: { minutes: 5, seed: 7, rounds: undefined } }],
  ])('read %j', (words, command) => {
    expect(readSoakCommand(words, known)).toMatchObject(command);
  });

  it('draw a seed where none is given', () => {
    expect(readSoakCommand([], known).options.seed).toBeGreaterThanOrEqual(0);
  });

  it.each([['--rounds=0'], ['--rounds=1.5'], ['--minutes=soon'], ['--seed=-1'], ['--seed=99999999999']])(
    'refuse %s as no whole number',
    (word) => {
      expect(() => readSoakCommand([word], known)).toThrow(/takes a whole number from [01] on/);
    },
  );

  it('refuse a name that is no proof and tell those there are', () => {
    expect(() => readSoakCommand(['kill'], known)).toThrow('no proof named kill. There are kills, cups.');
  });

  it('refuse an unknown option', () => {
    expect(() => readSoakCommand(['--fast'], known)).toThrow('--fast');
  });
});

/** Returns a clock that shows these minutes, one after the other. */
const clock = (...minutes: number[]) => {
  const left = [...minutes];
  return () => (left.shift() ?? Infinity) * 60_000;
};

describe('rounds of a proof', () => {
  const options: SoakOptions = { seed: 7, rounds: undefined, minutes: undefined };

  it('take one seed after the other', () => {
    expect([...roundSeeds({ ...options, rounds: 3 }, 5)]).toEqual([7, 8, 9]);
  });

  it('begin until the usual minutes are over where nothing is said', () => {
    expect([...roundSeeds(options, 5, clock(0, 2, 4.9, 5))]).toEqual([7, 8, 9]);
  });

  it('begin until the minutes that are said are over, and no more than the rounds that are said', () => {
    expect([...roundSeeds({ ...options, minutes: 1 }, 5, clock(0, 0.5, 2))]).toEqual([7, 8]);
    expect([...roundSeeds({ ...options, minutes: 1, rounds: 2 }, 5, clock(0, 0, 0, 0))]).toEqual([7, 8]);
  });

  it('are one at least, however long it takes', () => {
    expect([...roundSeeds({ ...options, minutes: 1 }, 5, clock(0))]).toEqual([7]);
  });
});

describe('programs of a proof', () => {
  const needs = [
    { command: 'cupsd', debianPackage: 'cups' },
    { command: 'lpadmin', debianPackage: 'cups' },
    { command: 'Xvfb', debianPackage: 'xvfb' },
  ];

  it('are not spoken of where all are there', () => {
    expect(whyNotHere(needs, () => true)).toBeUndefined();
  });

  it.each([
    [['Xvfb'], 'Xvfb is not on this machine: apt-get install xvfb'],
    [['cupsd', 'lpadmin'], 'cupsd, lpadmin are not on this machine: apt-get install cups'],
  ])('that are missing, %j, are named with the package that brings them', (missing, sentence) => {
    expect(whyNotHere(needs, (command) => !missing.includes(command))).toBe(sentence);
  });
});

describe('figures of a proof', () => {
  it('add up numbers and list words once each', () => {
    const told: ToldFigures[] = [
      { kills: 2, browser: 'firefox' },
      { kills: 3 },
      { browser: 'webkitgtk' },
      { browser: 'firefox' },
    ];
    expect(addFigures(told)).toEqual({ kills: 5, browser: ['firefox', 'webkitgtk'] });
    expect(figuresText(addFigures(told))).toBe('5 kills, browser firefox, webkitgtk');
  });
});

describe('report of pnpm test:soak', () => {
  const proof = { name: 'kills', shows: 'nothing is lost' };
  const counted = (passed: number, failed: number, ...failures: string[]): ProofResult => ({
    proof,
    seconds: 12.4,
    outcome: { passed, failed, figures: { rounds: 2 }, failures },
  });
  const missing: ProofResult = { proof, seconds: 0, outcome: { reason: 'cupsd is not on this machine' } };

  it('lists the proofs with what each shows', () => {
    expect(proofList([proof, { name: 'cups', shows: 'queues print' }])).toEqual([
      'kills  nothing is lost',
      'cups   queues print',
    ]);
  });

  it.each([
    [counted(8, 0), ['passed  kills: 8 tests passed, 2 rounds; 12 s']],
    [
      counted(7, 1, 'seed 9: 1 failed'),
      ['FAILED  kills: 7 tests passed, 1 failed, 2 rounds; 12 s', '        seed 9: 1 failed'],
    ],
    [counted(0, 0), ['FAILED  kills: 0 tests passed, 2 rounds; 12 s']],
    [missing, ['NOT RUN kills: cupsd is not on this machine; 0 s']],
  ])('says of %j what became of it', (result, lines) => {
    expect(reportLines([result])).toEqual(lines);
  });

  it('is recorded as one row of a table, with commit, day and machine', () => {
    const place = {
      commit: 'abc1234',
      date: new Date('2026-11-22T10:00:00Z'),
      cores: 2,
      memoryGb: 24,
      system: 'Debian GNU/Linux 12 (bookworm)',
    };
    expect(recordLine(counted(7, 1, 'seed 9: a | b'), place)).toBe(
      '| abc1234 | 2026-11-22 | 2 cores, 24 GB, Debian GNU/Linux 12 (bookworm) | kills | 7 tests passed, 1 failed, 2 rounds; seed 9: a / b | 12 s | FAILED |',
    );
  });
});

describe('test files with properties', () => {
  it.each([
    [true, "import * as fc from 'fast-check';"],
    [true, "import { it } from 'vitest';\nimport fc from 'fast-check';"],
    [false, "it('speaks of fast-check', () => undefined);"],
  ])('are told by what they import: %s for %j', (isOne, text) => {
    expect(hasProperties(text)).toBe(isOne);
  });
});

describe('a proof that breaks off', () => {
  it('has failed and says why, so that those after it run', async () => {
    const proof = {
      name: 'broken',
      shows: '',
      needs: [],
      run: () => Promise.reject(new Error('There is no disk.')),
    };
    const { outcome } = await runProof(proof, readSoakCommand([], known).options);
    expect(outcome).toMatchObject({ passed: 0, failed: 1, failures: ['it broke off: There is no disk.'] });
  });
});
