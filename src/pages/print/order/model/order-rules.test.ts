import { planJobs } from '@/features/send-print-job';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aFormLine, aLine, aLineLabel } from '../testing/order-builder';
import { lineFaults, problemsByLine } from './line-faults';
import { linesOfScreen, remainingOf, toFormLine } from './order-line-form';
import { printConsequence } from './print-consequence';
import { toLabelLine } from './to-label-line';

const none = () => [];
const lines = (count: number, spares = 0) =>
  Array.from({ length: count }, (_, position) => aFormLine({ position, quantity: 2 }, { spares }));

describe('a line as it would be printed', () => {
  it.each([
    ['nothing printed yet', { quantity: 10 }, { isIncluded: true, quantity: 10 }],
    ['some printed', { quantity: 10, printedCount: 4 }, { isIncluded: true, quantity: 6 }],
    [
      'some printed, some open',
      { quantity: 10, printedCount: 4, openCount: 2 },
      { isIncluded: true, quantity: 4 },
    ],
    ['all printed', { quantity: 10, printedCount: 10 }, { isIncluded: false, quantity: 10 }],
    ['more than all printed', { quantity: 10, printedCount: 12 }, { isIncluded: false, quantity: 10 }],
    ['the rest is open', { quantity: 10, printedCount: 9, openCount: 1 }, { isIncluded: false }],
    ['a line of none', { quantity: 0 }, { isIncluded: false, quantity: 1 }],
  ])('makes a line as it would be printed: %s', (_, facts, expected) => {
    expect(toFormLine(aLine(facts), undefined, { spares: 0 })).toMatchObject(expected);
  });

  it('never asks for less than nothing', () => {
    const count = fc.nat(200);
    fc.assert(
      fc.property(count, count, count, (quantity, printedCount, openCount) => {
        const line = aLine({ quantity, printedCount, openCount });
        expect(remainingOf(line)).toBeGreaterThanOrEqual(0);
        expect(toFormLine(line, undefined, { spares: 0 }).quantity).toBeGreaterThanOrEqual(1);
      }),
    );
  });

  it('takes for a line the spares of the order, or its own', () => {
    expect(toFormLine(aLine({ quantity: 5 }), undefined, { spares: 2 }).total).toBe(7);
    expect(toFormLine(aLine({ quantity: 5 }), { spares: 0 }, { spares: 2 }).total).toBe(5);
  });

  it('keeps what was typed by label', () => {
    const line = aLine({ otherLabels: [aLineLabel({ labelId: 9, name: 'Large' })] });
    const typed = { '3': { title: 'Crème' } };
    expect(toFormLine(line, { typed }, { spares: 0 }).values['title']).toBe('Crème');
    expect(toFormLine(line, { typed, labelId: 9 }, { spares: 0 })).toMatchObject({
      label: { labelId: 9 },
      isTyped: false,
      values: { title: 'Jam' },
    });
  });

  it('gives lines on the screen of a label that label, and leaves them out where they cannot carry it', () => {
    const able = aLine({ otherLabels: [aLineLabel({ labelId: 9 })] });
    expect(linesOfScreen([able, aLine({ position: 1 })], 9)).toEqual([able]);
    expect(toFormLine(able, undefined, { spares: 0, onlyLabelId: 9 }).label?.labelId).toBe(9);
    expect(linesOfScreen([able, aLine({ position: 1 })], undefined)).toHaveLength(2);
  });
});

describe('what is wrong with a line', () => {
  it.each([
    ['no label at all', aLine({ label: undefined }), /^This article has no label to print/],
    [
      'a label that is not published, and others',
      aLine({ label: undefined, otherLabels: [aLineLabel({ labelId: 9 })] }),
      /^The label of this line is not published/,
    ],
    ['more labels than a job takes', aLine({ quantity: 10_001 }), /at most 10,000 labels/],
  ])('finds what is wrong with a line: %s', (_, line, message) => {
    expect(lineFaults(toFormLine(line, undefined, { spares: 0 }), none)[0]?.message).toMatch(message);
  });

  it('names the required variable that is empty, and says once what label-core says too', () => {
    const line = toFormLine(aLine({}), { typed: { '3': { title: '' } } }, { spares: 0 });
    expect(lineFaults(line, none)).toEqual([{ variable: 'title', message: 'Title is required.' }]);
    const problem = { code: 'required' as const, variable: 'title', message: 'Title is empty.' };
    const found = lineFaults(line, () => [problem] as never);
    expect(found).toEqual([{ variable: 'title', message: 'Title is empty.' }]);
  });
});

describe('the jobs of an order', () => {
  it.each([
    ['none', [], []],
    ['a hundred lines are one', Array.from({ length: 100 }, () => 1), [100]],
    ['a hundred and one are two', Array.from({ length: 101 }, () => 1), [100, 1]],
    ['no more than 10,000 labels', [6000, 4000, 1], [2, 1]],
    ['a line is never cut', [6000, 6000], [1, 1]],
  ])('cuts an order into jobs: %s', (_, totals, expected) => {
    expect(planJobs(totals.map((total) => ({ total }))).map((job) => job.length)).toEqual(expected);
  });

  it('puts every line into a job once, in order, and makes no job that a server refuses', () => {
    const totals = fc.array(fc.integer({ min: 1, max: 10_000 }), { maxLength: 300 });
    fc.assert(
      fc.property(totals, (all) => {
        const jobs = planJobs(all.map((total) => ({ total })));
        expect(jobs.flat().map(({ total }) => total)).toEqual(all);
        for (const job of jobs) {
          expect(job.length).toBeLessThanOrEqual(100);
          expect(job.reduce((sum, { total }) => sum + total, 0)).toBeLessThanOrEqual(10_000);
        }
      }),
    );
  });
});

describe('the consequence', () => {
  it.each<[string, Parameters<typeof printConsequence>, string[], string]>([
    ['says what, of what and where', [lines(3), 'Bench', undefined], ['6 labels for 3 lines on Bench'], ''],
    [
      'says the spares, and what is taken of the month',
      [lines(1, 1), undefined, 5],
      ['3 labels for 1 line, including 1 spare', 'Uses 1 print of the 5 left this month.'],
      '',
    ],
    [
      'says that it takes several jobs',
      [lines(101), 'Bench', undefined],
      [
        '202 labels for 101 lines on Bench',
        'Sent as 2 print jobs, one after the other; each uses one of your prints.',
      ],
      '',
    ],
    [
      'refuses what the month has no prints for',
      [lines(101), 'Bench', 1],
      [
        '202 labels for 101 lines on Bench',
        'Sent as 2 print jobs, one after the other; each uses one of your prints.',
      ],
      'Not printed. This needs 2 prints, but only 1 is left this month. Leave lines out, or print the rest next month.',
    ],
    [
      'refuses when nothing is left',
      [lines(1), 'Bench', 0],
      ['2 labels for 1 line on Bench'],
      'Out of printjobs',
    ],
  ])('tells the consequence of printing: %s', (_, asked, sentences, refusal) => {
    expect(printConsequence(...asked)).toMatchObject({ sentences, refusal });
  });
});

describe('what is sent', () => {
  it('leaves to the server what nobody typed', () => {
    expect(toLabelLine(aFormLine({ position: 4 }), 7, 2)).toEqual([
      { labelId: 3, quantity: 10, printerId: 2, articleId: 5, orderId: 7, orderLine: 4 },
    ]);
    const typed = aFormLine({}, { typed: { '3': { title: 'Crème' } } });
    expect(toLabelLine(typed, 7, 2)[0]?.editableData).toContainEqual({ key: 'title', data: 'Crème' });
  });

  it('reads the server’s faults as those of the lines that were sent', () => {
    const sent = [aFormLine({ position: 3 }), aFormLine({ position: 8 })];
    const problems = [
      { field: 'ean', path: 'labels.1', message: 'Check digit.' },
      { field: 'labels.0.articleId', path: 'labels.0.articleId', message: 'No such article.' },
      { field: 'other', message: 'Nowhere.' },
    ];
    expect(problemsByLine(problems, sent)).toEqual({
      8: [{ variable: 'ean', message: 'Check digit.' }],
      3: [{ message: 'No such article.' }],
    });
  });
});
