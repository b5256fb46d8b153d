import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { button, expectAccessible, field, fill, press } from '@/shared/testing';
import { designedLabel } from '../testing/designed-label';
import { showInspector } from '../testing/show-inspector';

const pick = (group: string, value: string) =>
  userEvent.click(within(screen.getByRole('radiogroup', { name: group })).getByLabelText(value));

describe('fields of several elements', () => {
  const ids = ['title', 'lot'];

  it('show what all have, and “several” where they differ', () => {
    showInspector(ids);
    expect(screen.getByRole('heading', { name: '2 elements' })).toBeTruthy();
    expect([field('Left (mm)').value, field('Top (mm)').value]).toEqual(['2', '']);
    expect([field('Top (mm)').placeholder, field('Size (pt)').placeholder]).toEqual(['several', 'several']);
  });

  it.each<[string, string, object]>([
    ['Top (mm)', '+1,5', { kind: 'setPlace', ids, place: { yMm: 1.5 }, isRelative: true }],
    ['Left (mm)', '-1', { kind: 'setPlace', ids, place: { xMm: -1 }, isRelative: true }],
    ['Width (mm)', '30', { kind: 'setPlace', ids, place: { widthMm: 30 } }],
    ['Size (pt)', '8', { kind: 'setLook', ids, patch: { sizePt: 8 } }],
  ])('%s “%s” makes the edit', async (name, text, edit) => {
    const { edits } = showInspector(ids);
    await fill({ [name]: `${text}{Enter}` });
    expect(edits).toEqual([edit]);
  });

  it.each<[string, object]>([
    ['Align left', { kind: 'align', ids, edge: 'left', to: 'selection' }],
    ['Centre down', { kind: 'align', ids, edge: 'middle', to: 'selection' }],
    ['Same width', { kind: 'sameSize', ids, side: 'width' }],
    ['Same size', { kind: 'sameSize', ids, side: 'both' }],
    ['Group', { kind: 'group', ids }],
    ['Lock', { kind: 'lock', ids, isLocked: true }],
    ['Forward', { kind: 'order', ids, to: 'forward' }],
    ['Turn left', { kind: 'turn', ids, quarters: -1 }],
    ['Delete', { kind: 'remove', ids }],
  ])('%s makes the edit', async (name, edit) => {
    const { edits } = showInspector(ids);
    await press(name);
    expect(edits).toEqual([edit]);
  });

  it('are aligned with the last one of the selection', async () => {
    const { edits, element } = showInspector(['lot', 'ean', 'title']);
    await pick('Align with', 'Last');
    await press('Align top');
    expect(edits).toEqual([{ kind: 'align', ids: ['lot', 'ean', 'title'], edge: 'top', to: 'last' }]);
    expect(element('lot')).toMatchObject({ yMm: 2 });
  });

  it('have no distances to make equal until there are three', async () => {
    const { edits, select } = showInspector(ids);
    expect(button('Distribute down').disabled).toBe(true);
    select([...ids, 'rule']);
    await press('Distribute down');
    expect(edits).toEqual([{ kind: 'distribute', ids: [...ids, 'rule'], axis: 'y' }]);
  });

  it('are grouped, and no longer', async () => {
    const { label } = showInspector(ids);
    expect(button('Ungroup').disabled).toBe(true);
    await press('Group');
    expect(label().design?.groups).toEqual([ids]);
    await press('Ungroup');
    expect(label().design?.groups ?? []).toEqual([]);
  });

  it('have a common look only where all have it', async () => {
    const { edits, select } = showInspector(['frame', 'oval', 'rule']);
    await fill({ 'Line (mm)': '0.3{Enter}' });
    expect(edits).toEqual([{ kind: 'setLook', ids: ['frame', 'oval', 'rule'], patch: { strokeMm: 0.3 } }]);
    expect(screen.queryByRole('radiogroup', { name: 'Fill' })).toBeNull();
    select(['frame', 'title']);
    expect(screen.queryByRole('textbox', { name: 'Line (mm)' })).toBeNull();
  });

  it.each([
    [['lot'], '1 of them is locked and stays as it is.'],
    [['lot', 'frame'], '2 of them are locked and stay as they are.'],
  ])('say that those of %j stay', (locked, sentence) => {
    showInspector([...ids, 'frame'], { template: { ...designedLabel, design: { locked } } });
    expect(screen.getByText(sentence)).toBeTruthy();
    expect(button('Lock').disabled).toBe(false);
  });

  it('are accessible', async () => {
    showInspector(['title', 'lot', 'rule']);
    await expectAccessible({ withoutRules: ['heading-order', 'page-has-heading-one', 'region'] });
  });
});
