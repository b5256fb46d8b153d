import { describe, expect, it } from 'vitest';
import { buildWidget } from '../testing/widget-builder';
import { inOrder, isLocalId, mirrored, newLocalId, notTaken, withChanged } from './local-widgets';

const ids = (widgets: readonly { id: unknown }[]) => widgets.map(({ id }) => id);

describe('widgets of this browser', () => {
  const local = [buildWidget({ id: 3 }), buildWidget({ id: 'local-a' }), buildWidget({ id: 'local-b' })];
  const stored = [buildWidget({ id: 7, localId: 'local-a' }), buildWidget({ id: 8 })];

  it('gives widgets of this browser ids that no server gives and nobody else', () => {
    const made = newLocalId();
    expect(isLocalId(made)).toBe(true);
    expect(made).not.toBe(newLocalId());
    expect(made).toMatch(/^[\w-]{1,64}$/);
    expect([12, '12', 'a1'].map(isLocalId)).toEqual([false, false, false]);
  });

  it('keeps widgets of this browser waiting for a server until it tells of them; what it tells no more was deleted there', () => {
    expect(ids(notTaken(local, stored))).toEqual(['local-b']);
    expect(ids(mirrored(local, stored))).toEqual([7, 8, 'local-b']);
  });

  it('changes widgets of this browser over the revision they were begun on alone', () => {
    const widgets = [buildWidget({ id: 'local-a', revision: 2 })];
    const renamed = buildWidget({ id: 'local-a', name: 'New', revision: 2 });
    expect(withChanged(widgets, renamed, 2)).toMatchObject([{ name: 'New', revision: 3 }]);
    expect(() => withChanged(widgets, renamed, 1)).toThrow('This widget was changed in another tab.');
    expect(() => withChanged([], renamed, 2)).toThrow('This widget was deleted in another tab.');
  });

  it('puts widgets in the order that was asked for, new ones behind', () => {
    expect(ids(inOrder(local, ['local-b', 9, 3]))).toEqual(['local-b', 3, 'local-a']);
  });
});
