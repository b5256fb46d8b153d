import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { expectAccessible, field, fill, press } from '@/shared/testing';
import { designedLabel } from '../testing/designed-label';
import { showInspector } from '../testing/show-inspector';

const template = { ...designedLabel, design: { guides: { xMm: [10, 30], yMm: [5] }, marginMm: 2 } };

describe('fields of the label itself', () => {
  it.each<[string, string, object]>([
    ['Width (mm)', '8 cm', { kind: 'setLabel', widthMm: 80, anchor: 'top-left' }],
    ['Height (mm)', '40/2', { kind: 'setLabel', heightMm: 20, anchor: 'top-left' }],
    ['Margin (mm)', '1,5', { kind: 'setLabel', marginMm: 1.5 }],
    ['Margin (mm)', '', { kind: 'setLabel', marginMm: null }],
    ['Guide 2 from left (mm)', '12', { kind: 'setGuides', xMm: [10, 12] }],
    ['New guide from left (mm)', '20', { kind: 'setGuides', xMm: [10, 30, 20] }],
    ['New guide from top (mm)', '1', { kind: 'setGuides', yMm: [5, 1] }],
  ])('%s “%s” makes the edit', async (name, text, edit) => {
    const { edits } = showInspector([], { template });
    await fill({ [name]: text });
    await userEvent.keyboard('{Enter}');
    expect(edits).toEqual([edit]);
  });

  it.each<[string, object]>([
    ['Turn the label right', { kind: 'turnLabel', quarters: 1 }],
    ['Turn the label left', { kind: 'turnLabel', quarters: -1 }],
    ['Delete guide at 10 mm', { kind: 'setGuides', xMm: [30] }],
    ['Delete guide at 5 mm', { kind: 'setGuides', yMm: [] }],
  ])('%s makes the edit', async (name, edit) => {
    const { edits } = showInspector([], { template });
    await press(name);
    expect(edits).toEqual([edit]);
  });

  it('empties the field of a new guide for the next one', async () => {
    const { label } = showInspector([]);
    await userEvent.type(field('New guide from left (mm)'), '20{Enter}');
    await userEvent.type(field('New guide from left (mm)'), '10{Enter}');
    expect(label().design?.guides?.xMm).toEqual([10, 20]);
    expect(field('New guide from left (mm)').value).toBe('');
  });

  it('keeps the focus in a guide that is moved by keys', async () => {
    const { label } = showInspector([], { template });
    await userEvent.type(field('Guide 1 from left (mm)'), '{ArrowUp}{ArrowUp}{Shift>}{ArrowDown}{/Shift}');
    expect(label().design?.guides?.xMm).toEqual([9.2, 30]);
    expect(document.activeElement).toBe(field('Guide 1 from left (mm)'));
  });

  it('keeps the chosen point where it is when the size changes, by keys', async () => {
    const { edits, element } = showInspector([]);
    await userEvent.click(screen.getByRole('radio', { name: 'Top left' }));
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Top right' }).checked).toBe(true);
    await fill({ 'Width (mm)': '70{Enter}' });
    expect(edits).toEqual([{ kind: 'setLabel', widthMm: 70, anchor: 'top-right' }]);
    expect(element('title')).toMatchObject({ xMm: 12 });
  });

  it('does not name the label, which is done with its settings', () => {
    showInspector([]);
    expect(screen.queryByRole('textbox', { name: 'Name' })).toBeNull();
  });

  it('is accessible', async () => {
    showInspector([], { template });
    await expectAccessible({ withoutRules: ['heading-order', 'page-has-heading-one', 'region'] });
  });
});
