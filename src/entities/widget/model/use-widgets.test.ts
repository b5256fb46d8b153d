import { describe, expect, it } from 'vitest';
import { buildWidget } from '../testing/widget-builder';
import { canAddFavorite, isFavoriteOf, topFavorites, withFavorite } from './favorite';
import { visibleTo, type WidgetUser } from './widget-access';
import { widgetsOf } from './use-widgets';

const mia: WidgetUser = { userId: '42', email: 'mia@demo.test', organizationId: '7', groups: ['1', '2'] };

describe('visibleTo', () => {
  it.each([
    ['nobody named', [], true],
    ['a group she is in', [{ type: 'group', id: 2 }], true],
    ['a group she is not in', [{ type: 'group', id: 3 }], false],
    ['her', [{ type: 'user', id: 42 }], true],
    ['her, as text', [{ type: 'user', id: '42' }], true],
    ['somebody else', [{ type: 'user', id: 1 }], false],
    [
      'one of two',
      [
        { type: 'user', id: 1 },
        { type: 'group', id: 1 },
      ],
      true,
    ],
    ['a type nobody knows', [{ type: 'planet', id: 42 }], false],
  ])('shows a widget to those it is assigned to, %s: %s', (_who, assignedTo, expected) => {
    expect(visibleTo({ assignedTo }, mia)).toBe(expected);
  });
});

describe('favourites', () => {
  it.each([
    [{ favorite: true, favoriteFor: [] }, true],
    [{ favorite: false, favoriteFor: ['42'] }, true],
    [{ favorite: false, favoriteFor: ['MIA@demo.test'] }, true],
    [{ favorite: false, favoriteFor: ['bob@demo.test', ''] }, false],
  ])('tells whether %o is a favourite of hers: %s', (widget, expected) => {
    expect(isFavoriteOf(widget, mia)).toBe(expected);
  });

  it('names nobody by an empty address', () => {
    expect(isFavoriteOf({ favorite: false, favoriteFor: [''] }, { ...mia, email: '' })).toBe(false);
  });

  it.each([
    [0, true],
    [2, true],
    [3, false],
    [4, false],
  ])('tells with %i favourites whether one more may be added: %s', (count, expected) => {
    const widgets = Array.from({ length: 5 }, (_none, index) => ({ favorite: index < count }));
    expect(canAddFavorite(widgets)).toBe(expected);
  });

  it('shows three at most in the strip', () => {
    const widgets = [1, 2, 3, 4, 5].map((id) => buildWidget({ id, favorite: id !== 2 }));
    expect(topFavorites(widgets).map(({ id }) => id)).toEqual([1, 3, 4]);
  });

  it('takes away every name of the person', () => {
    const widget = buildWidget({ favorite: true, favoriteFor: ['42', 'mia@demo.test', 'bob@demo.test'] });
    expect(withFavorite(widget, mia, false)).toMatchObject({
      favorite: false,
      favoriteFor: ['bob@demo.test'],
    });
  });
});

describe('widgetsOf', () => {
  const stored = [
    buildWidget({ id: 1, name: 'server', favoriteFor: ['42'], localId: 'local-a' }),
    buildWidget({ id: 2, assignedTo: [{ type: 'group', id: 99 }] }),
  ];
  const local = [
    buildWidget({ id: 1, name: 'as it was' }),
    buildWidget({ id: 8, name: 'deleted on the server' }),
    buildWidget({ id: 'local-a', name: 'taken' }),
    buildWidget({ id: 'local-b', name: 'mine' }),
  ];

  it('adds what only this browser has to what the server tells; hidden ones go, own choices count', () => {
    const choices = { 1: false, 'local-b': true };
    const widgets = widgetsOf(mia, { isOffered: true, widgets: stored, local, choices });
    expect(widgets.map(({ name, favorite }) => [name, favorite])).toEqual([
      ['server', false],
      ['mine', true],
    ]);
  });

  it('takes all that this browser has where the server keeps no widgets', () => {
    const widgets = widgetsOf(mia, { isOffered: false, widgets: [], local, choices: {} });
    expect(widgets.map(({ name }) => name)).toEqual(['as it was', 'deleted on the server', 'taken', 'mine']);
  });
});
