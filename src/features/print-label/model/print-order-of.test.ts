import { describe, expect, it } from 'vitest';
import { buildVariable } from '@/entities/label/index.testing';
import { printOrderOf } from './print-order-of';
import type { ValueOrigin } from './print-subject';

const variables = [
  buildVariable('name', { variableData: 'Jam', required: true }),
  buildVariable('ean', { variableData: '9501101530003', editable: false }),
  buildVariable('content', { variableData: '250 g' }),
  buildVariable('note'),
];
const filled = {
  labelId: 3,
  quantity: 2,
  printerId: 1,
  variables,
  values: { name: 'Jelly', ean: 'never asked', content: '', note: '' },
};

const rows: readonly [string, ValueOrigin, unknown][] = [
  [
    'of an article: its id, and what may be changed',
    { kind: 'article', articleId: 5 },
    {
      kind: 'article',
      labels: [
        {
          labelId: 3,
          quantity: 2,
          articleId: 5,
          editableData: [{ key: 'name', data: 'Jelly' }],
          printerId: 1,
        },
      ],
    },
  ],
  [
    'without an article: what may be changed',
    { kind: 'hand' },
    {
      kind: 'labels',
      labels: [{ labelId: 3, quantity: 2, editableData: [{ key: 'name', data: 'Jelly' }], printerId: 1 }],
    },
  ],
  [
    'of an article of a connector: everything that is printed, fixed values and own ones too',
    { kind: 'connector', connectorId: 4, articleId: 5 },
    {
      kind: 'labels',
      labels: [
        {
          labelId: 3,
          quantity: 2,
          editableData: [
            { key: 'name', data: 'Jelly' },
            { key: 'ean', data: '9501101530003' },
            { key: 'content', data: '250 g' },
          ],
          printerId: 1,
        },
      ],
    },
  ],
];

describe('the order of a label', () => {
  it.each(rows)('makes the order of a label: %s', (_rule, origin, order) => {
    expect(printOrderOf(origin, filled)).toEqual(order);
  });
});
