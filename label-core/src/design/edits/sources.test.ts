import { describe, expect, it } from 'vitest';
import type { LabelTemplate, LabelVariable } from '../../template/template-schema.ts';
import { sampleTemplate, sampleText } from '../../testing/sample-template.ts';
import { applyEdit } from '../apply-edit.ts';
import type { VariablePatch } from '../edit.ts';
import { copiedElements, readElements, writeElements } from '../element-clipboard.ts';
import { saidOf } from '../testing/design-label.ts';
import { variableUses } from './variable-uses.ts';

const formula = (name: string, text: string): LabelVariable => ({
  name,
  type: 'default',
  source: { kind: 'formula', text },
});

/** A label that shows a code that is made of a date, a lot and a number. */
const label = sampleTemplate({
  version: 2,
  variables: [
    'lot',
    'packed',
    { name: 'best before', type: 'default', source: { kind: 'date', base: 'packed', format: 'yyMMdd' } },
    formula('code', '"lot" & lot & left(lot, 2) & { best before }'),
    { name: 'serial', type: 'default', editable: false },
    { name: 'logo', type: 'media-ref' },
  ],
  elements: [sampleText({ id: 'code', value: '{{code}}' })],
});

const sourcesOf = ({ variables }: LabelTemplate) =>
  Object.fromEntries(variables.flatMap(({ name, source }) => (source ? [[name, source]] : [])));
const changed = (patch: VariablePatch, name = 'serial') => ({ kind: 'changeVariable', name, patch }) as const;

it('a variable that a formula names stays when the last element that showed it shows something else', () => {
  const shown = sampleTemplate({
    version: 2,
    variables: ['lot', formula('code', '"L" & lot')],
    elements: [sampleText({ id: 'lot', value: '{{lot}}' })],
  });
  const after = applyEdit(shown, { kind: 'setContent', id: 'lot', content: 'Lot' });
  expect(after.variables.map(({ name }) => name)).toEqual(['lot', 'code']);
});

describe('a computed variable', () => {
  it('is renamed in dates and formulas, and nowhere else in them', () => {
    const after = applyEdit(label, { kind: 'renameVariable', name: 'lot', to: 'lot no' });
    expect(sourcesOf(after)['code']).toEqual({
      kind: 'formula',
      text: '"lot" & {lot no} & left({lot no}, 2) & { best before }',
    });
    const packed = applyEdit(label, { kind: 'renameVariable', name: 'packed', to: 'left' });
    expect(sourcesOf(packed)['best before']).toMatchObject({ base: 'left' });
    expect(packed.variables[3]).toBe(label.variables[3]);
    const best = applyEdit(label, { kind: 'renameVariable', name: 'best before', to: 'best' });
    expect(sourcesOf(best)['code']).toMatchObject({ text: '"lot" & lot & left(lot, 2) & {best}' });
  });

  it('keeps a name whose longer one its formula has no room for', () => {
    const long = applyEdit(
      label,
      changed({ source: { kind: 'formula', text: `${'lot & '.repeat(332)}""` } }),
    );
    expect(saidOf(long, { kind: 'renameVariable', name: 'lot', to: 'lot number' })).toBe(
      'The formula of “serial” can have at most 2000 characters.',
    );
  });

  it('keeps the variables that it is computed from', () => {
    expect(variableUses(label, 'packed').inSources).toEqual(['best before']);
    expect(saidOf(label, { kind: 'removeVariable', name: 'packed' })).toBe(
      '“best before” is computed from “packed”. Change it first.',
    );
    const after = applyEdit(label, { kind: 'removeVariable', name: 'code' });
    expect(after.elements).toMatchObject([{ value: '' }]);
  });

  it('brings what it needs when it is pasted', () => {
    const copied = readElements(writeElements(copiedElements(label, ['code'])));
    expect(copied?.variables.map(({ name }) => name)).toEqual(['lot', 'packed', 'best before', 'code']);
    const other = sampleTemplate({ variables: [{ name: 'lot', type: 'toggle' }, 'packed'] });
    const after = applyEdit(other, { kind: 'paste', elements: [], variables: [], ...copied });
    expect(after.version).toBe(2);
    expect(after.variables.map(({ name }) => name)).toEqual([
      'lot',
      'packed',
      'lot 2',
      'best before',
      'code',
    ]);
    expect(sourcesOf(after)['code']).toMatchObject({
      text: '"lot" & {lot 2} & left({lot 2}, 2) & { best before }',
    });
  });

  it('is one from the time it gets a source until that is taken away, and nobody edits it meanwhile', () => {
    const plain = sampleTemplate({ variables: [{ name: 'serial', type: 'default', editable: true }] });
    const counted = applyEdit(
      plain,
      changed({ source: { kind: 'counter', counter: 'serial', per: 'label' } }),
    );
    expect(counted).toMatchObject({ version: 2, variables: [{ source: { kind: 'counter' } }] });
    expect(counted.variables[0]).not.toHaveProperty('editable');
    expect(saidOf(counted, changed({ editable: true }))).toBe(
      '“serial” is computed. Whoever prints cannot edit it.',
    );
    expect(applyEdit(counted, changed({ type: 'media-ref' })).variables).toEqual([
      { name: 'serial', type: 'media-ref' },
    ]);
    expect(applyEdit(counted, changed({ source: null }))).toEqual({
      ...plain,
      variables: [{ name: 'serial', type: 'default' }],
    });
  });

  it.each<[string, VariablePatch, string | undefined, string]>([
    [
      'a formula with a fault',
      { source: { kind: 'formula', text: 'lot &' } },
      undefined,
      '“serial” cannot be computed: column 6: a value is expected, not the end.',
    ],
    [
      'a name that is not there',
      { source: { kind: 'formula', text: 'lto' } },
      undefined,
      '“serial” cannot be computed: column 1: “lto” is not a variable of this label.',
    ],
    [
      'a circle',
      { source: { kind: 'formula', text: 'code' } },
      'lot',
      '“lot” cannot be computed: takes its value from itself: “lot” and “code”.',
    ],
    [
      'a picture that others are computed from',
      { type: 'media-ref' },
      'packed',
      '“best before” cannot be computed: “packed” is a picture.',
    ],
    [
      'a picture that is computed',
      { source: { kind: 'article', field: 'logo' } },
      'logo',
      '“logo” cannot be computed: a picture cannot be computed.',
    ],
    [
      'what is no source',
      { source: { kind: 'counter', counter: '', per: 'label' } },
      undefined,
      'The variable “serial” cannot be used like this.',
    ],
  ])('is refused with %s', (_name, patch, name, said) => {
    expect(saidOf(label, changed(patch, name))).toBe(said);
  });

  it('is refused as a new one with a fault, too', () => {
    expect(saidOf(label, { kind: 'addVariable', variable: formula('new', 'eval(1)') })).toBe(
      '“new” cannot be computed: column 1: there is no function “eval”.',
    );
    expect(applyEdit(label, { kind: 'addVariable', variable: formula('new', 'lot') }).variables).toHaveLength(
      7,
    );
  });
});
