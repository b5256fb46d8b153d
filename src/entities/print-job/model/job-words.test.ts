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
  ])('names the files %j of a job “%s”', (names, text) => {
    expect(namesOf(entries(...names), 'articleName')).toBe(text);
  });

  it('adds the labels of all files of a job', () => {
    expect(labelCountOf({ entries: entries('a', 'b', 'c') })).toBe(6);
    expect(labelCountOf({ entries: [] })).toBe(0);
  });
});
