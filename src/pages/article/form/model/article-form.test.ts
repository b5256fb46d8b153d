import { describe, expect, it } from 'vitest';
import { nextRowKey } from '@/shared/lib/form';
import type { ArticleDetail } from '@/entities/article';
import type { LabelVariable } from '@/entities/label';
import { ApiError } from '@/shared/api';
import {
  articleData,
  articleErrors,
  type ArticleValues,
  type DatumValues,
  differsInDataOnly,
  isPlain,
  isSameArticle,
  NEW_ARTICLE,
  newArticle,
  newArticleWithOrders,
  serverArticleErrors,
  valuesOf,
} from './article-form';
import { toShownError } from './to-shown-error';
import { previewValues, wantedVariables, withExtra, withVariables } from './wanted-values';

const datum = (fields: Partial<DatumValues> = {}): DatumValues => ({
  rowKey: 'r',
  key: 'price',
  data: '1.20',
  type: 'default',
  size: '',
  isEditable: true,
  isExtra: false,
  ...fields,
});
const values = (fields: Partial<ArticleValues> = {}): ArticleValues => ({
  ...NEW_ARTICLE,
  name: 'Tarte',
  ...fields,
});
const variable = (variableName: string, fields: Partial<LabelVariable> = {}): LabelVariable => ({
  variableId: 1,
  variableName,
  variableData: '',
  propertySize: undefined,
  dataType: 'default',
  required: false,
  editable: true,
  displayName: '',
  ...fields,
});

describe('what keeps an article from being saved', () => {
  it.each<[string, Partial<ArticleValues>, Record<string, string>]>([
    ['nothing', {}, {}],
    ['no name', { name: '  ' }, { name: 'Give the article a name.' }],
    ['a long name', { name: 'x'.repeat(201) }, { name: 'The name can have at most 200 characters.' }],
    [
      'a long identifier',
      { externalIdentifier: '1'.repeat(101) },
      { externalIdentifier: 'The identifier can have at most 100 characters.' },
    ],
    ['a wrong check digit does not', { externalIdentifier: '4006381333932' }, {}],
    [
      'an EAN with a wrong check digit',
      { data: [datum({ key: 'EAN', data: '4006381333932' })] },
      { 'data.0.data': '“EAN” is no number that can be printed: check digit 1 expected, 2 found.' },
    ],
    [
      'a value without a key',
      { data: [datum({ key: ' ' })] },
      { 'data.0.key': 'Give the value a key: the name of the variable it fills.' },
    ],
    [
      'a key twice, at both',
      { data: [datum(), datum({ key: ' price ' })] },
      {
        'data.0.key': '“price” is used twice. Use each key only once.',
        'data.1.key': '“price” is used twice. Use each key only once.',
      },
    ],
    [
      'no size',
      { data: [datum({ size: '0' })] },
      { 'data.0.size': 'Enter a whole number from 1 to 10,000, or leave it empty.' },
    ],
    [
      'more than there is room for',
      { data: [datum({ size: '3', data: '👨‍👩‍👧‍👦👍🏽éx' })] },
      { 'data.0.data': '“price” has 4 characters; at most 3 are allowed.' },
    ],
    ['just what there is room for, however it is encoded', { data: [datum({ size: '2', data: '👨‍👩‍👧‍👦é' })] }, {}],
    ['2,000 characters of an extra', { data: [datum({ isExtra: true, data: 'x'.repeat(2000) })] }, {}],
    [
      '2,001 characters of an extra, whatever size it had',
      { data: [datum({ isExtra: true, size: '5000', data: 'x'.repeat(2001) })] },
      { 'data.0.data': '“price” has 2,001 characters; at most 2,000 are allowed.' },
    ],
  ])('keeps an article from being saved: %s', (_, fields, errors) => {
    expect(articleErrors(values(fields))).toEqual(errors);
  });

  it('puts the server’s faults at their fields', () => {
    const problems = [
      { field: 'articleData.2.key', message: 'Twice.' },
      { field: 'externalIdentifier', message: 'Taken.' },
    ];
    expect(serverArticleErrors(problems)).toEqual({ 'data.2.key': 'Twice.', externalIdentifier: 'Taken.' });
  });
});

describe('what is sent', () => {
  it('sends the create payload of the specification, with 2000 for extras', () => {
    expect(
      articleData([datum({ key: ' price ', size: '8' }), datum({ key: 'note', isExtra: true, size: '7' })]),
    ).toEqual([
      {
        key: 'price',
        data: '1.20',
        editable: true,
        propertyType: 'default',
        propertySize: 8,
        isExtra: false,
      },
      {
        key: 'note',
        data: '1.20',
        editable: true,
        propertyType: 'default',
        propertySize: 2000,
        isExtra: true,
      },
    ]);
    expect(articleData([datum()])[0]).not.toHaveProperty('propertySize');
  });

  it('sends one label by itself, several with orders', () => {
    const one = values({ labelIds: [3], externalIdentifier: '007', groupId: '2' });
    expect(isPlain(one)).toBe(true);
    expect(newArticle(one)).toEqual({
      name: 'Tarte',
      labelId: 3,
      articleData: [],
      externalIdentifier: '007',
      groupId: 2,
    });
    expect(newArticle(values())).toEqual({ name: 'Tarte', articleData: [] });
    const many = values({ labelIds: [3, 4], orders: [{ orderId: 9, orderNumber: 'SO-9', quantity: 5 }] });
    expect(isPlain(many)).toBe(false);
    expect(isPlain(values({ orders: many.orders }))).toBe(false);
    expect(newArticleWithOrders(many)).toEqual({
      name: 'Tarte',
      articleData: [],
      labelIds: [3, 4],
      orders: [{ orderId: 9, quantity: 5 }],
    });
  });
});

describe('a saved article in the form', () => {
  const saved: ArticleDetail = {
    id: 1,
    name: 'Tarte',
    externalIdentifier: '1',
    gtins: [],
    groupId: 2,
    labels: [{ labelId: 1, name: 'A', variables: [] }],
    orders: [],
    modifiedAt: '',
    revision: 3,
    connectedLabels: undefined,
    articleData: [
      {
        key: 'a',
        data: '1',
        editable: false,
        propertyType: 'x-ray',
        propertySize: undefined,
        isExtra: false,
      },
    ],
  };

  it('takes a type nobody knows for text, and the printable labels where no others are told', () => {
    expect(valuesOf(saved)).toMatchObject({
      groupId: '2',
      labelIds: [1],
      data: [{ type: 'default', size: '' }],
    });
    const connectedLabels = [{ labelId: 8, name: 'B', isPrintable: false }];
    expect(valuesOf({ ...saved, connectedLabels }).labelIds).toEqual([8]);
  });

  it.each<[string, Partial<ArticleValues>, boolean, boolean]>([
    ['itself', {}, true, false],
    ['another value', { data: [] }, false, true],
    ['the labels in another order', { labelIds: [2, 1] }, true, false],
    ['another label', { labelIds: [2] }, false, false],
    ['a value and a name', { data: [], name: 'x' }, false, false],
  ])('compares a saved article with %s', (_, fields, isSame, isDataOnly) => {
    const one = { ...valuesOf(saved), labelIds: [1, 2] };
    expect([
      isSameArticle({ ...one, ...fields }, one),
      differsInDataOnly({ ...one, ...fields }, one),
    ]).toEqual([isSame, isDataOnly]);
  });

  it('never gives two rows one key', () => {
    const rows = [datum({ rowKey: 'new-1' }), datum({ rowKey: 'new-2' })];
    expect(rows.map(({ rowKey }) => rowKey)).not.toContain(nextRowKey(rows));
  });
});

describe('what labels ask for', () => {
  const labels = [
    { labelId: 1, name: 'A', widthMm: 1, heightMm: 1, variables: [variable('name'), variable('price')] },
    {
      labelId: 2,
      name: 'B',
      widthMm: 1,
      heightMm: 1,
      variables: [variable('EAN'), variable('organic', { dataType: 'toggle' }), variable('price')],
    },
  ];

  it('asks for each variable of the connected labels once, but not for what the article fills by itself or has', () => {
    expect(wantedVariables(labels, [1, 2], values()).map(({ variableName }) => variableName)).toEqual([
      'price',
      'organic',
    ]);
    expect(wantedVariables(labels, [2], values({ data: [datum()] })).map((one) => one.variableName)).toEqual([
      'organic',
    ]);
  });

  it('makes rows of what labels ask for, with the label’s defaults; extras have 2000', () => {
    const rows = withVariables([], [variable('a', { variableData: 'x', propertySize: 5, editable: false })]);
    expect(rows).toMatchObject([{ key: 'a', data: 'x', size: '5', isEditable: false, isExtra: false }]);
    expect(withExtra(rows).at(-1)).toMatchObject({ key: '', size: '2000', isExtra: true });
  });

  it('draws with the article’s own value, then what it knows, then the default', () => {
    const article = values({ externalIdentifier: ' 007 ', data: [datum({ data: '' })] });
    const asked = [
      variable('name', { variableData: 'x' }),
      variable('gtin'),
      variable('price', { variableData: '9' }),
      variable('origin', { variableData: 'FR' }),
      variable('organic', { dataType: 'toggle' }),
    ];
    expect(previewValues(asked, article)).toEqual({
      name: 'Tarte',
      gtin: '007',
      price: '',
      origin: 'FR',
      organic: 'false',
    });
  });
});

describe('a failed save in words', () => {
  it('puts the server’s sentence below its own after a failed save', () => {
    const cause = new ApiError('There is no group 9.', { kind: 'http', status: 422 });
    const fault = new ApiError('Could not create article with name X', { kind: 'http', cause });
    expect(toShownError(fault).problems).toEqual([{ field: '', message: 'There is no group 9.' }]);
  });

  it('says nothing twice and no path after a failed save', () => {
    const problems = [{ field: 'articleData.0.key', message: '“a” is there twice.' }];
    const fault = new ApiError('“a” is there twice.', { kind: 'http', problems });
    expect(toShownError(fault).problems).toEqual([]);
  });
});
