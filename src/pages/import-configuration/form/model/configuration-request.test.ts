import { importOptionsSchema } from 'label-core/import';
import { describe, expect, it } from 'vitest';
import {
  configurationErrors,
  configurationRequest,
  type ConfigurationValues,
  NEW_CONFIGURATION,
  valuesOf,
} from './configuration-form';

const articles: ConfigurationValues = {
  ...NEW_CONFIGURATION,
  name: ' Supplier ',
  fileEncoding: 'windows-1252',
  delimiter: ';',
  columns: { ean: 'EAN', name: 'Bezeichnung', customer: 'of another kind' },
  data: [{ key: ' ingredients ', column: '#3' }],
  groupId: 2,
  labelIds: [4],
};

describe('what is sent to keep a configuration', () => {
  it('names the columns by heading and place', () => {
    const request = configurationRequest(articles);
    expect(request).toEqual({
      name: 'Supplier',
      fileEncoding: 'windows-1252',
      targetGroups: [2],
      options: {
        kind: 'articles',
        delimiter: ';',
        hasHeader: true,
        mapping: [
          { field: 'name', column: 'Bezeichnung' },
          { field: 'ean', column: 'EAN' },
          { field: 'data:ingredients', column: 2 },
        ],
        onExisting: 'update',
        skipFaulty: false,
        labelIds: [4],
      },
    });
    expect(importOptionsSchema.safeParse(request.options).success).toBe(true);
  });

  it('says of articles, and of nothing else, that words between underscores become bold', () => {
    const bold = { ...articles, underscoredAsBold: true };
    expect(configurationRequest(bold).options).toMatchObject({ underscoredAsBold: true });
    expect(configurationRequest({ ...bold, kind: 'orders' }).options).not.toHaveProperty('underscoredAsBold');
    expect(configurationRequest(articles).options).not.toHaveProperty('underscoredAsBold');
  });

  it('comes back into the form as it was', () => {
    const saved = { ...articles, name: 'Supplier', columns: { ean: 'EAN', name: 'Bezeichnung' } };
    const { options, ...facts } = configurationRequest(saved);
    const configuration = {
      ...facts,
      id: 1,
      targetGroups: [...facts.targetGroups],
      options: { ...options },
      revision: 1,
      modifiedAt: '',
    };
    expect(valuesOf(configuration)).toEqual({ ...saved, data: [{ key: 'ingredients', column: '#3' }] });
    expect(valuesOf({ ...configuration, options: { kind: 'of tomorrow' } })).toMatchObject({
      name: 'Supplier',
      kind: 'articles',
      columns: {},
    });
  });

  it('has neither values nor labels for orders', () => {
    const columns = { orderNumber: '1', article: '2', quantity: '3' };
    const { options } = configurationRequest({ ...articles, kind: 'orders', hasHeader: false, columns });
    expect(options).toMatchObject({
      kind: 'orders',
      mapping: [
        { field: 'orderNumber', column: 0 },
        { field: 'article', column: 1 },
        { field: 'quantity', column: 2 },
      ],
      labelIds: [],
    });
  });
});

describe('what keeps a configuration from being saved', () => {
  it.each<[string, Partial<ConfigurationValues>, Record<string, string>]>([
    ['nothing', {}, {}],
    ['no name', { name: ' ' }, { name: 'Give the configuration a name.' }],
    ['a long name', { name: 'x'.repeat(201) }, { name: 'At most 200 characters.' }],
    [
      'no columns',
      { columns: {} },
      {
        'columns.identifier': 'Enter the column with the article number or the EAN.',
        'columns.name': 'Enter the column with the name.',
      },
    ],
    [
      'a heading where there are none',
      { hasHeader: false, columns: { ean: '1', name: 'Bezeichnung' }, data: [] },
      { 'columns.name': 'Without headings, enter a position: 1 is the first column.' },
    ],
    [
      'values without a name, a column, and twice',
      {
        data: [
          { key: '', column: 'A' },
          { key: 'k', column: '' },
          { key: 'k', column: 'B' },
        ],
      },
      {
        'data.0.key': 'Enter the name used on the labels.',
        'data.1.column': 'Enter a heading of the file, or a position such as #3.',
        'data.2.key': 'k is listed twice.',
      },
    ],
  ])('keeps a configuration from being saved: %s', (_what, patch, errors) => {
    expect(configurationErrors({ ...articles, ...patch })).toEqual(errors);
  });
});
