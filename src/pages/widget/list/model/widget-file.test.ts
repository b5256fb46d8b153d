import { describe, expect, it } from 'vitest';
import { widgetRequest } from '@/entities/widget';
import { buildWidget } from '@/entities/widget/index.testing';
import { importedWidget, type Surroundings } from './imported-widget';
import { readWidgetFile, widgetFile, type FileWidget } from './widget-file';

const groups = [
  { id: 1, name: 'All' },
  { id: 2, name: 'Packing' },
];
const people = [
  { id: 1, name: 'ada@demo.test' },
  { id: 2, name: 'pim@demo.test' },
];
const card = buildWidget({
  name: 'Retours “é” 日本',
  predefinedArticle: { id: 11, name: 'Oat biscuits', externalIdentifier: '0004' },
  variables: [
    {
      name: 'lot',
      label: 'Lot',
      required: true,
      type: 'select',
      options: [
        { value: 'A', label: 'A' },
        { value: 'B | C', label: 'B | C' },
      ],
    },
  ],
  assignedTo: [
    { type: 'group', id: 2 },
    { type: 'user', id: 2 },
  ],
});
const here: Surroundings = {
  labels: [{ labelId: 5, name: 'Shelf label', widthMm: 1, heightMm: 1, variables: [] }],
  printers: [],
  groups,
  people,
  userId: 1,
  findArticle: async ({ name }) => ({ id: 21, name, externalIdentifier: '0004' }),
};
const written = (widgets = [card]) => widgetFile(widgets, { groups, people });
const read = (content: string) => readWidgetFile(content, content.length);
const only = (content: string): FileWidget => {
  const file = read(content);
  if (!('widgets' in file) || !file.widgets[0]) throw new Error('The file could not be read.');
  return file.widgets[0];
};
const changed = (change: (widget: Record<string, unknown>) => object) => {
  const file = JSON.parse(written()) as { widgets: Record<string, unknown>[] };
  return JSON.stringify({ ...file, widgets: file.widgets.map(change) });
};

describe('a file of widgets', () => {
  it('reads a file as it was written, with what it names found by name', async () => {
    const { widget, notes } = await importedWidget(only(written()), here);
    expect(widgetRequest(widget)).toEqual({
      name: card.name,
      icon: 'barcode',
      labelId: 5,
      printerId: null,
      variables: card.variables,
      articleMode: 'groupOnly',
      clearInputAfterPrint: true,
      predefinedArticleId: 21,
      defaultQuantity: 1,
      width: 2,
      assignedTo: [
        { type: 'group', id: 2 },
        { type: 'user', id: 2 },
      ],
    });
    expect(notes).toEqual(['Retours “é” 日本: the printer Packing line was not found. No printer is set.']);
  });

  it('never gives a widget to everybody because its people are not here', async () => {
    const elsewhere = {
      ...here,
      groups: [],
      people: [{ id: 2, name: 'somebody@else.test' }],
      findArticle: async () => null,
    };
    const { widget, notes } = await importedWidget(only(written()), elsewhere);
    expect(widget.assignedTo).toEqual([{ type: 'user', id: 1 }]);
    expect(notes.slice(1)).toEqual([
      'Retours “é” 日本: the article Oat biscuits was not found. No article is predefined.',
      'Retours “é” 日本: the group Packing was not found.',
      'Retours “é” 日本: the person pim@demo.test was not found.',
      'Retours “é” 日本: none of its groups and people were found, so only you can use it.',
    ]);
  });

  it('leaves out an article that could not be looked for, and says so', async () => {
    const failing = { ...here, findArticle: () => Promise.reject(new Error('Broken')) };
    const { widget, notes } = await importedWidget(only(written()), failing);
    expect(widget.predefinedArticle).toBeNull();
    expect(notes).toContain(
      'Retours “é” 日本: searching for the article Oat biscuits failed. No article is predefined.',
    );
  });

  it.each([
    ['', 'This is not a widget file.'],
    ['{', 'This is not a widget file.'],
    ['null', 'This is not a widget file.'],
    ['[]', 'This is not a widget file.'],
    ['{"format":"platen-label","version":1,"widgets":[]}', 'This is not a widget file.'],
    ['{"format":"platen-widgets","version":1,"widgets":[]}', 'The file contains no widgets.'],
    [
      '{"format":"platen-widgets","version":2,"widgets":[{}]}',
      'The file has version 2, which is not supported here. Export it again from this version of the product.',
    ],
    ['{"format":"platen-widgets","version":1,"widgets":[7]}', 'Entry 1 in the file is not a widget.'],
  ])('is refused as a whole: %s', (content, sentence) => {
    expect(read(content)).toEqual({ problems: [sentence] });
  });

  it.each<[string, (widget: Record<string, unknown>) => object, string]>([
    ['no name', (widget) => ({ ...widget, name: ' ' }), 'name'],
    ['a width of no card', (widget) => ({ ...widget, width: 9 }), 'width'],
    ['half a label', (widget) => ({ ...widget, defaultQuantity: 0.5 }), 'defaultQuantity'],
    ['a field of no widget', (widget) => ({ ...widget, script: 'x' }), 'script'],
    ['a name that no store keeps', (widget) => ({ ...widget, name: 'a\u0000' }), 'name'],
    ['half a character', (widget) => ({ ...widget, name: '\ud800' }), 'name'],
    ['no variables', (widget) => ({ ...widget, variables: undefined }), 'variables'],
    [
      'another kind of people',
      (widget) => ({ ...widget, assignedTo: [{ type: 'all' }] }),
      'assignedTo.0.type',
    ],
    ['a very long name', (widget) => ({ ...widget, name: 'x'.repeat(201) }), 'name'],
  ])('is refused with %s, which is named', (_what, change, place) => {
    expect(read(changed(change))).toEqual({
      problems: [`Widget 1 in the file: ${place} is missing or invalid.`],
    });
  });

  it('says of every widget what is wrong with it, and takes none', () => {
    const file = JSON.parse(written([card, card, card])) as { widgets: Record<string, unknown>[] };
    const widgets = file.widgets.map((widget, index) => (index === 1 ? widget : { ...widget, icon: '' }));
    expect(read(JSON.stringify({ ...file, widgets }))).toEqual({
      problems: [
        'Widget 1 in the file: icon is missing or invalid.',
        'Widget 3 in the file: icon is missing or invalid.',
      ],
    });
  });

  it('is not even opened when it is too large, or holds too many', () => {
    const widgets = Array.from({ length: 501 }, () => ({}));
    expect(read(JSON.stringify({ format: 'platen-widgets', version: 1, widgets }))).toEqual({
      problems: ['There are more than 500 widgets in the file.'],
    });
    expect(readWidgetFile(written(), 2_000_001)).toEqual({
      problems: ['The file is larger than 2 MB, so it is not a widget file.'],
    });
  });

  it('cannot change what all objects inherit', () => {
    const hostile = written().replace('"name"', '"__proto__": {"isAdmin": true}, "name"');
    read(hostile);
    expect('isAdmin' in {}).toBe(false);
  });
});
