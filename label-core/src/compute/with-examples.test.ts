import { describe, expect, it } from 'vitest';
import type { LabelVariable } from '../template/template-schema.ts';
import { localClock, withExamples } from './with-examples.ts';

const clock = { now: new Date('2027-03-05T12:00:00Z'), timeZone: 'UTC', dayStartsAt: '00:00' };
const variables: readonly LabelVariable[] = [
  { name: 'lot', type: 'default' },
  { name: 'net', type: 'default', source: { kind: 'article', field: 'weight' } },
  { name: 'made', type: 'default', source: { kind: 'date', format: 'dd.MM.yyyy' } },
  { name: 'serial', type: 'default', source: { kind: 'counter', counter: 'c', per: 'label' } },
  { name: 'code', type: 'default', source: { kind: 'formula', text: 'lot & "-" & serial & net' } },
  { name: 'double', type: 'default', label: 'Twice', source: { kind: 'formula', text: 'lot * 2' } },
];
const examples = (values: Readonly<Record<string, string>>) =>
  withExamples({ variables: [...variables] }, values, clock);

describe('examples of computed values', () => {
  it('are of this moment, of a number, of the other values, and names of what cannot be computed', () => {
    expect(examples({ lot: 'A1', net: '250 g' })).toEqual({
      lot: 'A1',
      net: '250 g',
      made: '05.03.2027',
      serial: '000123',
      code: 'A1-000123250 g',
      double: 'Twice',
    });
  });

  it('never replace a value that is there', () => {
    const printed = { lot: '', made: '01.01.2026', serial: '7', code: 'x', double: '4' };
    expect(examples(printed)).toBe(printed);
    expect(examples({ ...printed, serial: '' })).toEqual({ ...printed, serial: '000123' });
  });

  it('can be of the clock of this computer', () => {
    expect(withExamples({ variables: [...variables] }, { lot: '2' }, localClock())).toMatchObject({
      double: '4',
      made: expect.stringMatching(/^\d\d\.\d\d\.\d{4}$/) as string,
    });
  });
});
