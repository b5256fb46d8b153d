import { describe, expect, it } from 'vitest';
import type { LabelTemplate, LabelVariable } from '../../template/template-schema.ts';
import { sampleBarcode, sampleTemplate, sampleText } from '../../testing/sample-template.ts';
import { applyEdit } from '../apply-edit.ts';
import type { Edit, LookPatch } from '../edit.ts';
import { copiedElements } from '../element-clipboard.ts';
import { afterwards, designLabel, frame, saidOf } from '../testing/design-label.ts';
import { variableUses } from './variable-uses.ts';

const idsAfter = (edit: Edit) => applyEdit(designLabel, edit).elements.map(({ id }) => id);
const designAfter = (edit: Edit) => applyEdit(designLabel, edit).design;
const variablesAfter = (edit: Edit) =>
  applyEdit(designLabel, edit).variables.slice(designLabel.variables.length);
const looked = (ids: readonly string[], patch: LookPatch): Edit => ({ kind: 'setLook', ids, patch });

const kindOf = (template: LabelTemplate, symbology: string) =>
  applyEdit(template, looked(['code'], { symbology })).elements[0];
const codeOf = (symbology: string, value: string) =>
  sampleTemplate({ variables: ['ean'], elements: [sampleBarcode({ id: 'code', symbology, value })] });

describe('adding', () => {
  const element = sampleText({ id: 'title', value: '{{name}} {{new}}', xMm: 1.239 });
  const edit = { kind: 'add', element } as Edit;

  it('puts an element in front, at 0.01 mm, with an id of its own, and declares its variables', () => {
    const after = applyEdit(designLabel, edit);
    expect(after.elements.at(-1)).toMatchObject({ id: 'title 2', xMm: 1.24 });
    expect(variablesAfter(edit)).toEqual([{ name: 'new', type: 'default' }]);
    expect(after.elements[0]).toBe(designLabel.elements[0]);
    expect(applyEdit(after, edit).elements.at(-1)?.id).toBe('title 3');
  });

  it('is refused for what no label can have', () => {
    const wrong = { kind: 'add', element: sampleText({ sizePt: 0 }) } as Edit;
    expect(saidOf(designLabel, wrong)).toBe('These elements cannot be used on a label.');
    const full = sampleTemplate({ elements: Array.from({ length: 500 }, (_, at) => frame(`${at}`, 0, 0)) });
    expect(saidOf(full, edit)).toBe('A label can have at most 500 elements.');
  });
});

const typedInto = (template: LabelTemplate, content: string) =>
  applyEdit(template, { kind: 'setContent', id: 'typed', content });

describe('typing a content', () => {
  const template = sampleTemplate({
    variables: [
      { name: 'lot', type: 'default' },
      { name: 'ruled', type: 'default', required: true },
      { name: 'spare', type: 'default' },
    ],
    elements: [
      sampleText({ id: 'typed', value: '{{ruled}}' }),
      sampleText({ id: 'other', value: '{{lot}}' }),
    ],
  });

  it('leaves only the variables of the last letter', () => {
    const letters = ['{{n}}', '{{na}}', '{{nam}}', '{{name}}'];
    expect(letters.reduce(typedInto, template).variables.map(({ name }) => name)).toEqual([
      'lot',
      'ruled',
      'spare',
      'name',
    ]);
  });

  it('keeps variables with a rule, those that other elements name, and those that nothing named', () => {
    expect(['{{lot}} {{ruled}}', ''].reduce(typedInto, template).variables).toEqual(template.variables);
  });
});

describe('removing', () => {
  it('takes elements out of locks and groups, and dissolves a group of one', () => {
    expect(idsAfter({ kind: 'remove', ids: ['lot', 'logo', 'frame'] })).toEqual([
      'frame',
      'title',
      'ean',
      'rule',
    ]);
    expect(designAfter({ kind: 'remove', ids: ['lot'] })).toEqual({
      locked: ['frame'],
      guides: { xMm: [20], yMm: [5] },
      marginMm: 2,
    });
  });
});

describe('setting the look', () => {
  it.each<[string, string, LookPatch, object]>([
    ['the smallest size follows the size', 'title', { sizePt: 6 }, { sizePt: 6, minSizePt: 6 }],
    ['the smallest size stays below the size', 'title', { minSizePt: 40 }, { sizePt: 12, minSizePt: 12 }],
    ['numbers keep to their limits', 'title', { sizePt: 9999 }, { sizePt: 1000 }],
    ['whole numbers are whole', 'title', { maxLines: 2.4 }, { maxLines: 2 }],
    ['modules are kept at 0.001 mm', 'ean', { moduleMm: 0.3754 }, { moduleMm: 0.375 }],
    ['options of another symbology go', 'ean', { symbology: 'qrcode' }, { symbology: 'qrcode' }],
    ['a condition is set', 'title', { visibleWhen: 'vegan' }, { visibleWhen: 'vegan' }],
    ['a line keeps a stroke', 'rule', { strokeMm: 0 }, { strokeMm: 0.01 }],
  ])('%s', (_name, id, patch, expected) => {
    expect(afterwards(designLabel, looked([id], patch), id)).toMatchObject(expected);
  });

  it('takes an optional property away, a required one never', () => {
    const patch = { minSizePt: null, sizePt: null, visibleWhen: null };
    expect(afterwards(designLabel, looked(['title'], patch), 'title')).not.toHaveProperty('minSizePt');
    expect(afterwards(designLabel, looked(['title'], patch), 'title')).toHaveProperty('sizePt', 12);
    expect(afterwards(designLabel, looked(['lot'], patch), 'lot')).not.toHaveProperty('visibleWhen');
    expect(afterwards(designLabel, looked(['ean'], { symbology: 'qrcode' }), 'ean')).not.toHaveProperty(
      'bearerBars',
    );
  });

  it.each([
    ['ean13', '{{ean}}', 'gs1dlqrcode', '(01){{ean}}'],
    ['itf14', '09501101530003', 'gs1-128', '(01)09501101530003'],
    ['gs1-128', '(01){{ean}}', 'upce', '{{ean}}'],
    ['gs1-128', '(01){{ean}}(10)A', 'gs1dlqrcode', '(01){{ean}}(10)A'],
    // Nothing is lost, and nothing is taken for a GTIN.
    ['gs1-128', '(01){{ean}}(10)A', 'ean13', '(01){{ean}}(10)A'],
    ['gs1-128', '(00){{ean}}', 'ean13', '(00){{ean}}'],
    ['qrcode', '{{ean}}', 'gs1qrcode', '{{ean}}'],
    ['ean13', '{{ean}}', 'qrcode', '{{ean}}'],
    ['ean13', '', 'gs1-128', ''],
  ])('keeps the number of a %s with “%s” when it becomes a %s: “%s”', (before, value, after, expected) => {
    expect(kindOf(codeOf(before, value), after)).toMatchObject({ symbology: after, value: expected });
  });

  it('sets a web address that can stand before a Digital Link, which goes with another kind', () => {
    const link = codeOf('gs1dlqrcode', '(01){{ean}}');
    const set = applyEdit(link, looked(['code'], { linkDomain: 'https://example.com/p' }));
    expect(set.elements[0]).toHaveProperty('linkDomain', 'https://example.com/p');
    expect(applyEdit(set, looked(['code'], { linkDomain: 'example' }))).toEqual(set);
    expect(applyEdit(set, looked(['code'], { linkDomain: null }))).toEqual(link);
    expect(kindOf(set, 'gs1dldatamatrix')).toHaveProperty('linkDomain');
    expect(kindOf(set, 'gs1datamatrix')).not.toHaveProperty('linkDomain');
  });

  it('declares a new condition as a switch', () => {
    expect(variablesAfter(looked(['title'], { visibleWhen: 'sale' }))).toEqual([
      { name: 'sale', type: 'toggle' },
    ]);
  });

  it('changes only elements that have it, and nothing for a value that it does not allow', () => {
    const after = applyEdit(designLabel, looked(['title', 'rule'], { align: 'right' }));
    expect(after.elements[1]).toHaveProperty('align', 'right');
    expect(after.elements[5]).toBe(designLabel.elements[5]);
    expect(applyEdit(designLabel, looked(['title'], { align: 'top' }))).toBe(designLabel);
    expect(applyEdit(designLabel, looked(['title'], { id: 'x', type: 'line' }))).toBe(designLabel);
    expect(saidOf(designLabel, looked(['rule'], { align: 'left' }))).toBe(
      'The selected elements do not have this setting.',
    );
    expect(saidOf(designLabel, looked(['rule'], { visibleWhen: '!' }))).toContain(
      '“!” cannot be the name of a variable.',
    );
  });
});

const contentOf = (id: string, value: string | { variable: string }): Edit => ({
  kind: 'setContent',
  id,
  content: value,
});

const lastAfter = (edit: Edit) => applyEdit(designLabel, edit).variables.at(-1);

describe('setting the content', () => {
  it('declares what is typed in braces as a text, and what an image shows as a picture', () => {
    expect(afterwards(designLabel, contentOf('title', 'To {{use by}}'), 'title')).toHaveProperty(
      'value',
      'To {{use by}}',
    );
    expect(lastAfter(contentOf('title', 'To {{use by}}'))).toEqual({ name: 'use by', type: 'default' });
    expect(lastAfter(contentOf('logo', { variable: 'seal' }))).toEqual({ name: 'seal', type: 'media-ref' });
  });

  it.each<[Edit, string]>([
    [
      contentOf('title', '{{ }}'),
      '“” cannot be the name of a variable. It must begin and end with a letter, digit or underscore and have at most 64 characters.',
    ],
    [contentOf('title', 'x'.repeat(10_001)), 'The content can have at most 10000 characters.'],
    [contentOf('rule', 'x'), '“rule” has no content to set.'],
    [contentOf('title', { variable: 'logo' }), '“title” has no content to set.'],
    [contentOf('logo', { variable: 'name' }), 'The variable “name” is not a picture.'],
    [
      { kind: 'setContent', id: 'logo', content: { dataUri: 'data:text/html,x' } },
      'These elements cannot be used on a label.',
    ],
  ])('is refused: %#', (edit, expected) => {
    expect(saidOf(designLabel, edit)).toBe(expected);
  });

  it('is refused for pictures that are too large together', () => {
    const source = { dataUri: `data:image/png;base64,${'A'.repeat(1_900_000)}` };
    const place = { xMm: 1, yMm: 1, widthMm: 5, heightMm: 5 };
    const pictures = Array.from({ length: 4 }, (_, at) => ({ type: 'image', id: `${at}`, source, ...place }));
    const logo = { type: 'image', id: 'logo', source: { variable: 'logo' }, ...place };
    const variables = [{ name: 'logo', type: 'media-ref' } as const];
    const full = sampleTemplate({ variables, elements: [...pictures, logo] });
    const refusal = 'The embedded pictures are too large together. Use the media library.';
    expect(saidOf(full, { kind: 'setContent', id: 'logo', content: source })).toBe(refusal);
    expect(saidOf(full, { kind: 'paste', ...copiedElements(full, ['0']) })).toBe(refusal);
  });

  it('is refused for more variables than a label can have', () => {
    const variables = Array.from({ length: 200 }, (_, at): LabelVariable => ({
      name: `v${at}`,
      type: 'default',
    }));
    const full = sampleTemplate({ variables, elements: [sampleText({ value: 'a' })] });
    expect(saidOf(full, contentOf('text', '{{one more}}'))).toBe('A label can have at most 200 variables.');
  });
});

const renamed = (id: string, name: string): Edit => ({ kind: 'rename', id, name });

describe('renaming', () => {
  it('keeps the group, and makes the name unique', () => {
    expect(idsAfter(renamed('title', ' head '))).toContain('head');
    expect(designAfter(renamed('title', 'head'))?.groups).toEqual([['head', 'lot']]);
    expect(idsAfter(renamed('title', 'ean'))).toContain('ean 2');
    expect(applyEdit(designLabel, renamed('title', 'title'))).toBe(designLabel);
    expect(saidOf(designLabel, renamed('title', '  '))).toBe('Enter a name of 1 to 64 characters.');
  });
});

describe('the order', () => {
  it.each<[string, Edit, string]>([
    ['forward', { kind: 'order', ids: ['title'], to: 'forward' }, 'frame lot title ean logo rule'],
    ['backward', { kind: 'order', ids: ['ean', 'lot'], to: 'backward' }, 'frame lot ean title logo rule'],
    ['to the front', { kind: 'order', ids: ['ean', 'title'], to: 'front' }, 'frame lot logo rule title ean'],
    ['to the back', { kind: 'order', ids: ['rule', 'lot'], to: 'back' }, 'lot rule frame title ean logo'],
    ['to a place', { kind: 'order', ids: ['rule'], to: 1 }, 'frame rule title lot ean logo'],
    [
      'not beyond the front',
      { kind: 'order', ids: ['rule', 'logo'], to: 'forward' },
      'frame title lot ean logo rule',
    ],
  ])('changes: %s', (_name, edit, expected) => {
    expect(idsAfter(edit).join(' ')).toBe(expected);
  });
});

describe('groups and locks', () => {
  it('make a group of elements that leave the others', () => {
    expect(designAfter({ kind: 'group', ids: ['rule', 'lot', 'frame'] })?.groups).toEqual([['lot', 'rule']]);
    expect(applyEdit(designLabel, { kind: 'group', ids: ['lot', 'title'] })).toBe(designLabel);
    expect(saidOf(designLabel, { kind: 'group', ids: ['lot', 'frame'] })).toBe(
      'Select at least two elements.',
    );
    expect(designAfter({ kind: 'ungroup', ids: ['lot'] })).not.toHaveProperty('groups');
  });

  it('lock and unlock, and leave an empty design out', () => {
    expect(designAfter({ kind: 'lock', ids: ['ean', 'frame'], isLocked: true })?.locked).toEqual([
      'frame',
      'ean',
    ]);
    const plain = sampleTemplate({ elements: [sampleText({ value: 'a' })] });
    const locked = applyEdit(plain, { kind: 'lock', ids: ['text'], isLocked: true });
    expect(locked.design).toEqual({ locked: ['text'] });
    expect(applyEdit(locked, { kind: 'lock', ids: ['text'], isLocked: false })).toEqual(plain);
  });
});

const changedLot = (patch: object) =>
  applyEdit(designLabel, { kind: 'changeVariable', name: 'lot', patch }).variables[3];

describe('variables', () => {
  it('are renamed in contents, conditions and pictures', () => {
    const after = applyEdit(designLabel, { kind: 'renameVariable', name: 'lot', to: 'batch' });
    expect(after.elements[2]).toHaveProperty('value', 'Lot {{batch}} ');
    expect(after.elements[3]).toHaveProperty('value', '1{{batch}}');
    expect(after.elements[1]).toBe(designLabel.elements[1]);
    expect(afterwards(designLabel, { kind: 'renameVariable', name: 'vegan', to: 'v' }, 'lot')).toHaveProperty(
      'visibleWhen',
      'v',
    );
    expect(afterwards(designLabel, { kind: 'renameVariable', name: 'logo', to: 'l' }, 'logo')).toHaveProperty(
      'source',
      { variable: 'l' },
    );
  });

  it('are replaced by their defaults when they are removed', () => {
    const after = applyEdit(designLabel, { kind: 'removeVariable', name: 'lot' });
    expect(after.elements[2]).toHaveProperty('value', 'Lot A1 ');
    expect(after.elements[3]).toHaveProperty('value', '1A1');
    expect(after.variables.map(({ name }) => name)).toEqual(['name', 'vegan', 'logo']);
    expect(afterwards(designLabel, { kind: 'removeVariable', name: 'vegan' }, 'lot')).not.toHaveProperty(
      'visibleWhen',
    );
    expect(afterwards(designLabel, { kind: 'removeVariable', name: 'name' }, 'title')).toHaveProperty(
      'value',
      '',
    );
  });

  it('say where they are used', () => {
    expect(variableUses(designLabel, 'lot')).toEqual({
      inContent: ['lot', 'ean'],
      asPicture: [],
      asCondition: [],
      inSources: [],
    });
    expect(variableUses(designLabel, 'vegan').asCondition).toEqual(['lot']);
    expect(variableUses(designLabel, 'logo').asPicture).toEqual(['logo']);
  });

  it('are added and changed', () => {
    expect(variablesAfter({ kind: 'addVariable', variable: { name: 'x', type: 'toggle' } })).toHaveLength(1);
    expect(changedLot({ required: true, propertySize: 5.4, label: 'Lot' })).toEqual({
      name: 'lot',
      type: 'default',
      required: true,
      propertySize: 5,
      label: 'Lot',
      defaultValue: 'A1',
    });
    expect(changedLot({ type: 'toggle' })).toEqual({ name: 'lot', type: 'toggle' });
    expect(changedLot({ defaultValue: null })).toEqual({ name: 'lot', type: 'default' });
  });

  it.each<[Edit, string]>([
    [{ kind: 'renameVariable', name: 'lot', to: 'name' }, 'There is already a variable “name”.'],
    [{ kind: 'renameVariable', name: 'gone', to: 'x' }, 'This label has no variable “gone”.'],
    [
      { kind: 'addVariable', variable: { name: 'lot', type: 'default' } },
      'There is already a variable “lot”.',
    ],
    [
      { kind: 'addVariable', variable: { name: 'x', type: 'toggle', defaultValue: 'no' } },
      'The variable “x” cannot be used like this.',
    ],
    [
      { kind: 'removeVariable', name: 'logo' },
      'The picture “logo” shows the variable “logo”. Choose another picture first.',
    ],
    [
      { kind: 'changeVariable', name: 'logo', patch: { type: 'default' } },
      'The picture “logo” shows the variable “logo”. Choose another picture first.',
    ],
    [
      { kind: 'changeVariable', name: 'lot', patch: { label: '' } },
      'The variable “lot” cannot be used like this.',
    ],
  ])('are refused: %#', (edit, expected) => {
    expect(saidOf(designLabel, edit)).toBe(expected);
  });

  it('are neither renamed nor removed when a content would become too long', () => {
    const long = sampleTemplate({
      variables: [{ name: 'a', type: 'default', defaultValue: 'longer than a placeholder' }],
      elements: [sampleText({ value: `${'x'.repeat(9990)}{{a}}` })],
    });
    const refusal = 'The content can have at most 10000 characters.';
    expect(saidOf(long, { kind: 'renameVariable', name: 'a', to: 'longer name' })).toBe(refusal);
    expect(saidOf(long, { kind: 'removeVariable', name: 'a' })).toBe(refusal);
  });

  it('are not removed when their default would make a placeholder', () => {
    const tricky = sampleTemplate({
      variables: [{ name: 'a', type: 'default', defaultValue: '{b}' }],
      elements: [sampleText({ value: '{{{a}}}' })],
    });
    expect(saidOf(tricky, { kind: 'removeVariable', name: 'a' })).toContain('contains a placeholder');
  });
});
