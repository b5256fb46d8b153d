import { describe, expect, it } from 'vitest';
import { layout } from '../layout/layout.ts';
import { loadFontSet } from '../pdf/load-font-set.ts';
import { parseLabelTemplate } from '../template/parse-label-template.ts';
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

  it('are the next numbers of counters where these are known', () => {
    const shown = withExamples(
      { variables: [...variables] },
      { lot: '1' },
      { ...clock, numbers: { c: 'S-7' } },
    );
    expect(shown['serial']).toBe('S-7');
    // All are allotted: there is no next one.
    const spent = withExamples({ variables: [...variables] }, { lot: '1' }, { ...clock, numbers: { c: '' } });
    expect(spent['serial']).toBe('000123');
  });

  it.each(['(00){{pallet no}}', '{{code}}'])('are an SSCC where one is printed: %s', (value) => {
    const counted = parseLabelTemplate({
      format: 'platen-label',
      version: 2,
      name: 'Pallet',
      widthMm: 105,
      heightMm: 60,
      variables: [
        { name: 'pallet no', type: 'default', source: { kind: 'counter', counter: 'p', per: 'label' } },
        { name: 'sscc', type: 'default', source: { kind: 'counter', counter: 'p', per: 'label' } },
        { name: 'code', type: 'default', source: { kind: 'formula', text: 'gs1( "00" , sscc)' } },
      ],
      elements: [
        { type: 'barcode', id: 'b', symbology: 'gs1-128', value, xMm: 2, yMm: 2, widthMm: 100, heightMm: 40 },
      ],
    });
    const scene = layout(counted, withExamples(counted, {}, clock), { dpi: 203, fonts: loadFontSet() });
    expect(scene.problems).toEqual([]);
  });

  it('can be of the clock of this computer', () => {
    expect(withExamples({ variables: [...variables] }, { lot: '2' }, localClock())).toMatchObject({
      double: '4',
      made: expect.stringMatching(/^\d\d\.\d\d\.\d{4}$/) as string,
    });
  });
});
