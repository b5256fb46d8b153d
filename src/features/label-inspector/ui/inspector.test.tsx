import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { button, choose, expectAccessible, field, fill, press } from '@/shared/testing';
import { designedLabel } from '../testing/designed-label';
import { showInspector } from '../testing/show-inspector';

const look = (id: string, patch: object) => ({ kind: 'setLook', ids: [id], patch });
const pick = (group: string, value: string) =>
  userEvent.click(within(screen.getByRole('radiogroup', { name: group })).getByLabelText(value));

describe('fields of one element', () => {
  it.each<[string, string, string, object]>([
    ['title', 'Left (mm)', '12,5', { kind: 'setPlace', ids: ['title'], place: { xMm: 12.5 } }],
    ['title', 'Top (mm)', '10+2', { kind: 'setPlace', ids: ['title'], place: { yMm: 12 } }],
    ['frame', 'Width (mm)', '60/3-1', { kind: 'setPlace', ids: ['frame'], place: { widthMm: 19 } }],
    ['outline', 'Height (mm)', '1 cm+5', { kind: 'setPlace', ids: ['outline'], place: { heightMm: 15 } }],
    ['rule', 'X1 (mm)', '3', { kind: 'setPlace', ids: ['rule'], place: { x1Mm: 3 } }],
    ['rule', 'Y2 (mm)', '30', { kind: 'setPlace', ids: ['rule'], place: { y2Mm: 30 } }],
    ['rule', 'Length (mm)', '20', { kind: 'setPlace', ids: ['rule'], place: { x2Mm: 22, y2Mm: 24 } }],
    ['title', 'Size (pt)', '10', look('title', { sizePt: 10 })],
    ['title', 'Down to (pt)', '6', look('title', { minSizePt: 6 })],
    ['title', 'Down to (pt)', '', look('title', { minSizePt: null })],
    ['title', 'At most lines', '', look('title', { maxLines: null })],
    ['lot', 'At most lines', '3', look('lot', { maxLines: 3 })],
    ['lot', 'Line height', '1,1', look('lot', { lineHeight: 1.1 })],
    ['frame', 'Line (mm)', '0,4', look('frame', { strokeMm: 0.4 })],
    ['frame', 'Corner radius (mm)', '2', look('frame', { radiusMm: 2 })],
    ['oval', 'Line (mm)', '0.2', look('oval', { strokeMm: 0.2 })],
    ['rule', 'Line (mm)', '0.2', look('rule', { strokeMm: 0.2 })],
  ])('of “%s”: %s “%s” makes the edit', async (id, name, text, edit) => {
    const { edits } = showInspector([id]);
    await fill({ [name]: text });
    await userEvent.tab();
    expect(edits).toEqual([edit]);
  });

  it.each<[string, string, string, object]>([
    ['title', 'Weight', 'Bold', look('title', { weight: 700 })],
    ['title', 'Across', 'Right', look('title', { align: 'right' })],
    ['title', 'Down', 'Middle', look('title', { verticalAlign: 'middle' })],
    ['title', 'Colour', 'White', look('title', { color: 'white' })],
    ['ean', 'Across', 'Left', look('ean', { align: 'left' })],
    ['picture', 'In its box', 'Stretched', look('picture', { fit: 'stretch' })],
    ['frame', 'Fill', 'Black', look('frame', { fill: 'black' })],
    ['oval', 'Fill', 'White', look('oval', { fill: 'white' })],
  ])('of “%s”: %s “%s” makes the edit', async (id, group, value, edit) => {
    const { edits } = showInspector([id]);
    await pick(group, value);
    expect(edits).toEqual([edit]);
  });

  it.each<[string, string, string, object]>([
    ['title', 'Too long', 'Is cut with …', look('title', { overflow: 'ellipsis' })],
    ['title', 'Shown', 'When vegan is on', look('title', { visibleWhen: 'vegan' })],
    ['ean', 'Kind', 'QR code', look('ean', { symbology: 'qrcode' })],
    ['ean', 'Text below', 'No', look('ean', { humanReadable: false })],
  ])('of “%s”: %s “%s” makes the edit', async (id, name, option, edit) => {
    const { edits } = showInspector([id]);
    await choose(name, option);
    expect(edits).toEqual([edit]);
  });

  it.each<[string, string, object]>([
    ['title', 'Turn right', { kind: 'turn', ids: ['title'], quarters: 1 }],
    ['title', 'To the back', { kind: 'order', ids: ['title'], to: 'back' }],
    ['title', 'Align right', { kind: 'align', ids: ['title'], edge: 'right', to: 'label' }],
    ['title', 'Nudge left', { kind: 'move', ids: ['title'], dxMm: -0.1, dyMm: 0 }],
    ['title', 'Lock', { kind: 'lock', ids: ['title'], isLocked: true }],
    ['title', 'Delete', { kind: 'remove', ids: ['title'] }],
    ['rule', 'Upright', { kind: 'setPlace', ids: ['rule'], place: { x2Mm: 2, y2Mm: 64 } }],
  ])('of “%s”: %s makes the edit', async (id, name, edit) => {
    const { edits } = showInspector([id]);
    await press(name);
    expect(edits).toEqual([edit]);
  });

  it('nudges by a dot where elements snap to dots', async () => {
    const { edits } = showInspector(['title'], { snapsToDots: true });
    await press('Nudge down');
    expect(edits).toEqual([{ kind: 'move', ids: ['title'], dxMm: 0, dyMm: 25.4 / 203, dpi: 203 }]);
    await pick('Step', '1 mm');
    await press('Nudge down');
    expect(edits.at(-1)).toEqual({ kind: 'move', ids: ['title'], dxMm: 0, dyMm: 1, dpi: 203 });
  });

  it('asks the page to duplicate and to pick up', async () => {
    const page = { onDuplicate: vi.fn<() => void>(), onPickUp: vi.fn<() => void>() };
    showInspector(['title'], page);
    await press('Duplicate');
    await press('Pick up');
    expect([page.onDuplicate.mock.calls.length, page.onPickUp.mock.calls.length]).toEqual([1, 1]);
  });

  it('renames at each key, keeps spaces that a name cannot have, and says why it cannot be empty', async () => {
    const { label, mergeKeys } = showInspector(['lot']);
    await fill({ Name: 'title 3' });
    expect(field('Name').value).toBe('title 3');
    expect(label().elements[1]?.id).toBe('title 3');
    expect(new Set(mergeKeys)).toEqual(new Set(['name:1']));
    await userEvent.clear(field('Name'));
    expect(screen.getByText('Enter a name of 1 to 64 characters.')).toBeTruthy();
    await userEvent.tab();
    expect(field('Name').value).toBe('title 3');
  });

  it('forgets what was typed for another element', async () => {
    const { select } = showInspector(['title']);
    await fill({ 'Left (mm)': 'x' });
    await userEvent.tab();
    expect(field('Left (mm)').value).toBe('x');
    select(['lot']);
    expect((await screen.findByDisplayValue('lot')).id).toBe('inspector-name');
    expect(field('Left (mm)').value).toBe('2');
  });

  it('changes nothing of a locked element until it is unlocked', async () => {
    const { edits, label } = showInspector(['title'], {
      template: { ...designedLabel, design: { locked: ['title'] } },
    });
    expect(screen.getByText('Locked: it cannot be changed by accident.')).toBeTruthy();
    expect([field('Left (mm)').matches(':disabled'), button('Delete').disabled]).toEqual([true, true]);
    await press('Unlock');
    expect(edits).toEqual([{ kind: 'lock', ids: ['title'], isLocked: false }]);
    expect(label().design?.locked ?? []).toEqual([]);
    expect(field('Left (mm)').matches(':disabled')).toBe(false);
  });

  it('says that an outline is moved and scaled only, and has fields for its look', async () => {
    const { element } = showInspector(['outline']);
    expect(
      screen.getByText('This outline can be moved and scaled; to redraw it, replace it from a file.'),
    ).toBeTruthy();
    await choose('Overlaps', 'Left open');
    expect(element('outline')).toMatchObject({ fillRule: 'evenodd' });
  });

  it.each(designedLabel.elements.map(({ id, type }) => [type, id]))(
    'is accessible for a %s',
    async (_, id) => {
      showInspector([id]);
      await expectAccessible({ withoutRules: ['heading-order', 'page-has-heading-one', 'region'] });
    },
  );
});
