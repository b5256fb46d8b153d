import { describe, expect, it } from 'vitest';
import { formatJobNames, labelCountOf } from './job-summary';

const entries = (...names: string[]) =>
  names.map((articleName) => ({ articleName, labelName: '', printerName: '' }));

describe('the names of a job', () => {
  it.each([
    [[], '–'],
    [['', ''], '–'],
    [['Jam'], 'Jam'],
    [['Jam', 'Jam'], 'Jam'],
    [['Jam', 'Honey'], 'Jam, Honey'],
    [['Jam', 'Honey', 'Jam', 'Oats', 'Rye'], 'Jam, Honey and 2 more'],
  ])('names the files %j of a job “%s”', (names, text) => {
    expect(formatJobNames(entries(...names), 'articleName')).toBe(text);
  });
});

it('adds the labels of all files of a job', () => {
  expect(labelCountOf({ entries: [{ labelCount: 1 }, { labelCount: 2 }, { labelCount: 3 }] })).toBe(6);
  expect(labelCountOf({ entries: [] })).toBe(0);
});
