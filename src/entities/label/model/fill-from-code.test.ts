import { describe, expect, it } from 'vitest';
import { batch } from '../testing/batch-template';
import { codedVariables } from './coded-variables';
import { fillFromCode, type FillTarget } from './fill-from-code';

const target = (name: string, fields: Partial<FillTarget> = {}): FillTarget => ({
  name,
  label: name,
  sample: '',
  ...fields,
});
const elements = (...pairs: readonly [string, string][]) =>
  pairs.map(([identifier, data]) => ({ identifier, data }));

describe('a code fills the variable', () => {
  it.each<[string, [string, string], FillTarget, string | undefined]>([
    ['lot', ['10', 'AB-12'], target('lot'), 'AB-12'],
    ['by its label', ['10', 'AB-12'], target('v1', { label: 'Batch no.' }), 'AB-12'],
    ['whose label explains itself', ['17', '271231'], target('v1', { label: 'Expiry (YYMMDD)' }), '271231'],
    ['in German', ['15', '271231'], target('MHD', { sample: '01.02.2026' }), '31.12.2027'],
    ['with an accent', ['10', 'A'], target('Lóte'), 'A'],
    ['of a date of six characters', ['17', '271231'], target('expiry', { propertySize: 6 }), '271231'],
    ['of a date written so before', ['17', '271231'], target('useBy', { sample: '260131' }), '271231'],
    [
      'of a date with slashes',
      ['11', '260102'],
      target('production', { sample: '03/02/2026' }),
      '02/01/2026',
    ],
    [
      'of a date field',
      ['15', '271231'],
      target('best_before', { isDate: true, sample: '260131' }),
      '2027-12-31',
    ],
    ['of a date, else in ISO', ['17', '271231'], target('expiry'), '2027-12-31'],
    ['of a date without a day', ['17', '280200'], target('expiry'), '2028-02-29'],
    ['packed', ['13', '260102'], target('Packed on'), '2026-01-02'],
    ['serial', ['21', 'S-1'], target('serialNumber'), 'S-1'],
    ['weight', ['3103', '001250'], target('weightKg'), '1.250'],
    ['weight without decimals', ['3100', '000012'], target('Net weight'), '12'],
    ['count', ['37', '0012'], target('count'), '12'],
    ['of a choice', ['17', '271231'], target('expiry', { choices: ['261231', '271231'] }), '271231'],
    ['of a choice, not another one', ['17', '281231'], target('expiry', { choices: ['261231'] }), undefined],
    ['of another thing: not', ['17', '271231'], target('bestBefore'), undefined],
    ['of an unknown identifier: not', ['99', 'x'], target('lot'), undefined],
    ['that only sounds like it: not', ['10', 'A'], target('lottery'), undefined],
  ])('fills the variable from a code: %s', (_name, element, variable, value) => {
    const filled = fillFromCode(elements(element), [variable]);
    expect(filled).toEqual(
      value === undefined
        ? { values: {}, labels: [] }
        : { values: { [variable.name]: value }, labels: [variable.label] },
    );
  });
});

describe('the barcodes of the label', () => {
  it('takes from the barcodes of the label which variable an element belongs to', () => {
    expect(codedVariables(batch('(01)0{{ean}}(17){{expiry}}(10){{lot}}'))).toEqual([
      { identifier: '01', variable: 'ean', prefix: '0' },
      { identifier: '17', variable: 'expiry', prefix: '' },
      { identifier: '10', variable: 'lot', prefix: '' },
    ]);
    expect(codedVariables(batch('(10){{lot}}-{{expiry}}(21)fixed(01)0{{ean}}1'))).toEqual([]);
  });

  it('prefers the barcodes of the label to the names, and takes the data as it is', () => {
    const coded = codedVariables(batch('(01)0{{ean}}(17){{when}}(10){{what}}'));
    const targets = [
      target('ean'),
      target('when', { sample: '2026-01-01' }),
      target('what', { label: 'Mark' }),
      target('lot'),
    ];
    const code = elements(['01', '04006381333931'], ['17', '271231'], ['10', 'AB-12']);
    expect(fillFromCode(code, targets, coded)).toEqual({
      values: { ean: '4006381333931', when: '271231', what: 'AB-12' },
      labels: ['ean', 'when', 'Mark'],
    });
  });

  it('leaves out what does not fit in front of the variable', () => {
    const coded = codedVariables(batch('(01)0{{ean}}'));
    expect(fillFromCode(elements(['01', '14006381333938']), [target('ean')], coded).values).toEqual({});
  });

  it('fills no variable that is not to be filled in', () => {
    const coded = codedVariables(batch('(10){{lot}}'));
    expect(fillFromCode(elements(['10', 'A']), [target('name')], coded).values).toEqual({});
  });
});
