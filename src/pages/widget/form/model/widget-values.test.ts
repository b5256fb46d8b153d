import { describe, expect, it } from 'vitest';
import type { LabelVariable } from '@/entities/label';
import { type Widget, widgetRequest } from '@/entities/widget';
import { buildWidget } from '@/entities/widget/index.testing';
import { cardOf } from './card-of';
import { missingFields } from './label-fields';
import { optionLines, optionsIn } from './option-lines';
import {
  isSameEntry,
  NEW_WIDGET,
  newVariable,
  valuesOf,
  widgetErrors,
  type WidgetValues,
} from './widget-form';

const requestOf = (widget: Widget) => widgetRequest(cardOf(valuesOf(widget), widget.id, widget));

const named: WidgetValues = { ...NEW_WIDGET, name: 'Card' };

const variable = (fields: Partial<LabelVariable>): LabelVariable => ({
  variableId: undefined,
  variableName: 'lot',
  variableData: '',
  propertySize: undefined,
  dataType: 'default',
  required: false,
  editable: true,
  displayName: '',
  ...fields,
});

describe('the form of a widget', () => {
  it('sends a widget as it was read', () => {
    const widget = buildWidget({
      variables: [{ name: 'lot', label: 'Lot', required: true, type: 'text', options: [] }],
      predefinedArticle: { id: 3, name: 'Oats', externalIdentifier: '' },
      assignedTo: [{ type: 'user', id: 'a-7' }],
    });
    expect(requestOf(widget)).toEqual({
      name: 'Product label',
      icon: 'barcode',
      labelId: 5,
      printerId: 9,
      variables: widget.variables,
      articleMode: 'groupOnly',
      clearInputAfterPrint: true,
      predefinedArticleId: 3,
      defaultQuantity: 1,
      width: 2,
      assignedTo: [{ type: 'user', id: 'a-7' }],
    });
  });

  it('forgets whom it was for when it is given to everybody', () => {
    const values = valuesOf(buildWidget({ assignedTo: [{ type: 'group', id: 2 }] }));
    expect(requestOf(buildWidget({ assignedTo: [] })).assignedTo).toEqual([]);
    expect(isSameEntry(values, { ...values, isForEverybody: true })).toBe(false);
  });

  it.each<[string, Partial<WidgetValues>, boolean]>([
    ['nothing', {}, true],
    ['blanks about its name', { name: ' Card ' }, true],
    ['its width', { width: 3 }, false],
    ['people chosen in another order', { isForEverybody: true, assignedTo: [{ type: 'user', id: 1 }] }, true],
    ['the choice of nobody', { isForEverybody: false }, false],
  ])('tells whether a form with %s changed says the same: %s', (_what, patch, expected) => {
    expect(isSameEntry(named, { ...named, ...patch })).toBe(expected);
  });

  it.each<[string, Partial<WidgetValues>, Record<string, string>]>([
    ['no name', { name: ' ' }, { name: 'Give the widget a name.' }],
    ['a long name', { name: 'x'.repeat(201) }, { name: 'At most 200 characters.' }],
    ['too many labels', { defaultQuantity: 10_001 }, { defaultQuantity: 'The quantity is at most 10,000.' }],
    [
      'nobody',
      { isForEverybody: false },
      { assignedTo: 'Choose at least one group or person, or give it to everybody.' },
    ],
    [
      'two fields of one name',
      { variables: [newVariable({ name: 'lot' }), newVariable({ name: ' lot ' })] },
      { 'variables.1.name': 'There are two fields for lot.' },
    ],
    [
      'a list of nothing',
      { variables: [newVariable({ name: 'lot', type: 'select', options: ' \n' })] },
      { 'variables.0.options': 'Enter at least one choice, one per line.' },
    ],
    [
      'a choice twice',
      { variables: [newVariable({ name: 'lot', type: 'radio', options: 'A\nA | B' })] },
      { 'variables.0.options': 'A is listed twice.' },
    ],
    [
      'too many fields',
      { variables: Array.from({ length: 51 }, (_none, index) => newVariable({ name: `v${index}` })) },
      { variables: 'A card can have at most 50 fields.' },
    ],
    ['everything right', {}, {}],
  ])('finds the fault of a form with %s', (_what, patch, errors) => {
    expect(widgetErrors({ ...named, ...patch })).toEqual(errors);
  });
});

describe('choices as text', () => {
  it.each([
    [[{ value: 'A', label: 'A' }], 'A'],
    [[{ value: 'DK', label: 'Denmark' }], 'DK | Denmark'],
    [[{ value: 'a | b', label: 'a | b' }], String.raw`a \| b`],
    [[{ value: 'a | b', label: 'c' }], String.raw`a \| b | c`],
    [[{ value: '\\n', label: 'two\nlines' }], String.raw`\\n | two\nlines`],
  ])('gives the choices %j back from their text', (options, text) => {
    expect(optionLines(options)).toBe(text);
    expect(optionsIn(text)).toEqual(options);
  });

  it('leaves out empty lines of choices, and takes what somebody typed as it is', () => {
    expect(optionsIn('\n A \n\n B |\nC | D | E')).toEqual([
      { value: 'A', label: 'A' },
      { value: 'B', label: 'B' },
      { value: 'C', label: 'D | E' },
    ]);
  });
});

describe('what a label has', () => {
  it('offers what a label has by its kind, without what is asked for and what nobody may edit', () => {
    const fields = missingFields(
      [
        variable({ required: true, displayName: 'Lot number' }),
        variable({ variableName: 'fragile', dataType: 'toggle' }),
        variable({ variableName: 'logo', dataType: 'media-ref' }),
        variable({ variableName: 'asked' }),
        variable({ variableName: 'ean', editable: false }),
      ],
      [{ name: ' asked ' }],
    );
    expect(fields.map(({ name, label, type, required }) => [name, label, type, required])).toEqual([
      ['lot', 'Lot number', 'text', true],
      ['fragile', '', 'checkbox', false],
      ['logo', '', 'media-ref', false],
    ]);
  });
});
