import { describe, expect, it } from 'vitest';
import type { LabelVariable } from '../template/template-schema.ts';
import type { LabelValues } from '../values/label-values.ts';
import { computeValues, type ComputeContext } from './compute-values.ts';

const print: ComputeContext = {
  now: new Date('2027-03-05T03:00:00Z'),
  timeZone: 'Europe/Berlin',
  dayStartsAt: '06:00',
  article: (field) => (field === 'name' ? 'Jam' : undefined),
  numberOf: ({ counter, per }) => `${counter}-${per}-1`,
};

const entered = (name: string, rest: Partial<LabelVariable> = {}): LabelVariable => ({
  name,
  type: 'default',
  ...rest,
});
const date = (name: string, base?: string, rest: Partial<LabelVariable> = {}): LabelVariable => ({
  ...entered(name, rest),
  source: { kind: 'date', format: 'dd.MM.yyyy', add: { days: 1 }, ...(base !== undefined && { base }) },
});
const formula = (name: string, text: string): LabelVariable => ({
  ...entered(name),
  source: { kind: 'formula', text },
});

function compute(variables: readonly LabelVariable[], values: LabelValues = {}, context = print) {
  const computed = computeValues(variables, values, context);
  return { ...computed.values, problems: computed.problems.map(({ message }) => message) };
}

describe('the values of a label', () => {
  it.each<[string, readonly LabelVariable[], LabelValues, object]>([
    [
      'are as entered without sources',
      [entered('a', { defaultValue: 'x' }), entered('b')],
      { b: 'y', c: 'z' },
      { a: 'x', b: 'y' },
    ],
    ['are computed from the print', [date('d')], {}, { d: '05.03.2027' }],
    ['take no entered value where there is a source', [date('d')], { d: 'x' }, { d: '05.03.2027' }],
    [
      'are computed after what they are taken from',
      [date('c', 'b'), date('b', 'a'), entered('a')],
      { a: '2027-12-30' },
      { c: '01.01.2028', b: '31.12.2027', a: '2027-12-30' },
    ],
    [
      'take the default of what they are taken from',
      [date('b', 'a'), entered('a', { defaultValue: '270300' })],
      {},
      { b: '01.04.2027', a: '270300' },
    ],
    [
      'take the day of a date whatever its format',
      [date('b', 'a'), { ...date('a'), source: { kind: 'date', format: 'MMMM' } }],
      {},
      { b: '05.03.2027', a: 'March' },
    ],
    [
      'take the day of a formula that is a date',
      [date('b', 'a'), formula('a', 'date(today(), "MMMM")')],
      {},
      { b: '05.03.2027', a: 'March' },
    ],
    [
      'have the number of a counter',
      [
        { ...entered('n'), source: { kind: 'counter', counter: 'serial', per: 'entry' } },
        formula('f', 'n & "!"'),
      ],
      {},
      { n: 'serial-entry-1', f: 'serial-entry-1!' },
    ],
    [
      'have what the article says, or nothing',
      [
        { ...entered('n'), source: { kind: 'article', field: 'name' } },
        { ...entered('m'), source: { kind: 'article', field: 'toString' } },
      ],
      {},
      { n: 'Jam', m: '' },
    ],
    ['are empty with an empty base', [date('b', 'a'), entered('a')], {}, { b: '', a: '' }],
    [
      'are those of switches',
      [entered('on', { type: 'toggle' }), { ...formula('f', 'on = "true"'), type: 'toggle' }],
      { on: 'true' },
      { on: 'true', f: 'true' },
    ],
  ])('%s', (_name, variables, values, expected) => {
    expect(compute(variables, values)).toEqual({ problems: [], ...expected });
  });

  it.each<[string, readonly LabelVariable[], LabelValues, readonly string[]]>([
    [
      'an empty base of a required date',
      [date('b', 'a', { required: true, label: 'Best before' }), entered('a')],
      {},
      ['Variable “Best before” cannot be computed: the date “a” is empty.'],
    ],
    [
      'a base that is no date',
      [date('b', 'a'), entered('a')],
      { a: 'soon' },
      [
        'Variable “b” cannot be computed: “soon” is not a date; it is written 2027-03-31, 31.03.2027, 31/03/2027 or 270331.',
      ],
    ],
    [
      'only the first of those that need each other',
      [date('c', 'b'), formula('d', '"x" & c'), date('b', 'a'), entered('a')],
      { a: 'soon' },
      [
        'Variable “b” cannot be computed: “soon” is not a date; it is written 2027-03-31, 31.03.2027, 31/03/2027 or 270331.',
      ],
    ],
    [
      'variables that are taken from each other',
      [formula('a', 'b'), formula('b', 'a'), formula('c', 'a')],
      {},
      ['a', 'b'].map((name) => `Variable “${name}” cannot be computed: its value comes from itself.`),
    ],
    [
      'a name that no variable has',
      [date('b', 'gone')],
      {},
      ['Variable “b” cannot be computed: “gone” is not a variable of this label.'],
    ],
    [
      'a fault of a formula with its column',
      [formula('f', '1 + lot'), entered('lot')],
      { lot: 'A1' },
      [
        'Variable “f” cannot be computed: “A1” is not a number; numbers are written 12.5 (column 5 of its formula).',
      ],
    ],
  ])('name %s as a problem', (_name, variables, values, problems) => {
    expect(compute(variables, values)).toMatchObject({ problems });
  });

  it.each<[Partial<ComputeContext>, string]>([
    [{ timeZone: 'Nowhere/None' }, 'the time zone “Nowhere/None” is not known'],
    [{ dayStartsAt: '6:00' }, 'the start of the production day must be a time such as 06:00, it is “6:00”'],
    [{ now: new Date(NaN) }, 'the date is not between the years 1 and 9999'],
    [{ now: new Date(8.64e15) }, 'the date is not between the years 1 and 9999'],
    [{ now: new Date(-8.64e15) }, 'the date is not between the years 1 and 9999'],
  ])('name a wrong clock as a problem: %o', (clock, reason) => {
    expect(
      compute([date('d'), formula('f', 'today()'), entered('a')], { a: 'x' }, { ...print, ...clock }),
    ).toEqual({
      d: '',
      f: '',
      a: 'x',
      problems: [
        `Variable “d” cannot be computed: ${reason}.`,
        `Variable “f” cannot be computed: ${reason} (column 1 of its formula).`,
      ],
    });
  });

  it('can be the names of properties that every object has', () => {
    const { values } = computeValues([formula('__proto__', '"x"'), entered('constructor')], {}, print);
    expect(Object.entries(values)).toEqual([
      ['__proto__', 'x'],
      ['constructor', ''],
    ]);
  });
});
