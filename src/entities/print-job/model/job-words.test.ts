import { describe, expect, it } from 'vitest';
import { labelCountOf, namesOf } from './job-words';

const entries = (...names: string[]) =>
  names.map((articleName, index) => ({ articleName, labelName: '', printerName: '', labelCount: index + 1 }));

describe('the names of a job', () => {
  it.each([
    [[], '–'],
    [['', ''], '–'],
    [['Jam'], 'Jam'],
    [['Jam', 'Jam'], 'Jam'],
    [['Jam', 'Honey'], 'Jam, Honey'],
    [['Jam', 'Honey', 'Jam', 'Oats', 'Rye'], 'Jam, Honey and 2 more'],
  ])('of %j are “%s”', (names, text) => {
    expect(namesOf(entries(...names), 'articleName')).toBe(text);
  });

  it('come with the labels of all files', () => {
    expect(labelCountOf({ entries: entries('a', 'b', 'c') })).toBe(6);
    expect(labelCountOf({ entries: [] })).toBe(0);
  });
});
