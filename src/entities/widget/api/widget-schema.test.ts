import { describe, expect, it } from 'vitest';
import { widgetSchema } from './widget-schema';

const read = (fields: object) => widgetSchema.parse({ id: 1, ...fields });

describe('a widget as it is read', () => {
  it('gives a widget the specification’s defaults', () => {
    expect(read({})).toMatchObject({
      icon: 'print',
      articleMode: 'groupOnly',
      clearInputAfterPrint: true,
      defaultQuantity: 1,
      width: 2,
      variables: [],
      favoriteFor: [],
      assignedTo: [],
      favorite: false,
    });
  });

  it.each([
    ['width', 0, 1],
    ['width', 1, 1],
    ['width', '3', 3],
    ['width', 9, 4],
    ['width', null, 2],
    ['defaultQuantity', 0, 1],
    ['defaultQuantity', 25, 25],
    ['defaultQuantity', null, 1],
    ['clearInputAfterPrint', false, false],
    ['clearInputAfterPrint', null, true],
    ['articleMode', 'all', 'all'],
    ['articleMode', 'other', 'groupOnly'],
    ['labelId', null, undefined],
    ['labelName', null, ''],
  ])('reads the field %s of %o as %o', (field, sent, expected) => {
    expect(read({ [field]: sent })).toHaveProperty(field, expected);
  });

  it('draws a variable without type as text and names it by its name', () => {
    expect(read({ variables: [{ name: 'lot', options: [{ value: 'A' }] }] }).variables).toEqual([
      { name: 'lot', label: 'lot', required: false, type: 'text', options: [{ value: 'A', label: 'A' }] },
    ]);
  });
});
