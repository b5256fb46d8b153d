import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { setLanguage } from '@/shared/i18n';
import { field, fill, renderWith } from '@/shared/testing';
import type { TypedNumber } from '../model/read-length';
import { several, type Several } from '../model/shared-value';
import { MmField } from './mm-field';

function show(start: number | Several, { isMany = false, dpi }: { isMany?: boolean; dpi?: number } = {}) {
  const typed: TypedNumber[] = [];
  function Page() {
    const [value, setValue] = useState(start);
    return (
      <MmField
        label="Left"
        value={value}
        isMany={isMany}
        dpi={dpi}
        onCommit={(number) => {
          typed.push(number);
          if (!number.isRelative) setValue(number.value);
        }}
      />
    );
  }
  renderWith(<Page />);
  return typed;
}

const left = () => field('Left (mm)');
const absolute = (value: number) => ({ value, isRelative: false });

describe('a field for a length', () => {
  it('takes effect by Enter, and shows the number as it is', async () => {
    const typed = show(2);
    await fill({ 'Left (mm)': '12,50' });
    expect(typed).toEqual([]);
    await userEvent.keyboard('{Enter}');
    expect(typed).toEqual([absolute(12.5)]);
    expect(left().value).toBe('12.5');
  });

  it('takes effect when it is left, once', async () => {
    const typed = show(2);
    await fill({ 'Left (mm)': '60/3' });
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    expect(typed).toEqual([absolute(20)]);
  });

  it('does nothing when nothing was typed', async () => {
    const typed = show(2.125);
    await userEvent.click(left());
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    expect(typed).toEqual([]);
  });

  it('goes up and down by 0.1, with Shift by 1, also from what was just typed', async () => {
    const typed = show(2);
    await userEvent.type(left(), '{ArrowUp}{Shift>}{ArrowUp}{/Shift}{ArrowDown}');
    expect(typed).toEqual([absolute(2.1), absolute(3.1), absolute(3)]);
    await userEvent.clear(left());
    await userEvent.type(left(), '10{ArrowUp}');
    expect(typed.at(-1)).toEqual(absolute(10.1));
    expect(left().value).toBe('10.1');
  });

  it('restores the number by Escape', async () => {
    const typed = show(2);
    await fill({ 'Left (mm)': '7' });
    await userEvent.keyboard('{Escape}');
    expect(left().value).toBe('2');
    await userEvent.tab();
    expect(typed).toEqual([]);
  });

  it('keeps what is no number, and says so at the field', async () => {
    const typed = show(2);
    await fill({ 'Left (mm)': '1e400' });
    await userEvent.tab();
    expect(left().value).toBe('1e400');
    expect(left().getAttribute('aria-invalid')).toBe('true');
    expect(left().getAttribute('aria-describedby')).toBe(
      screen.getByText('Enter a number, such as 12.5, 60/3 or 1 in.').id,
    );
    await fill({ 'Left (mm)': '1' });
    expect(screen.queryByText(/Enter a number/)).toBeNull();
    await userEvent.tab();
    expect(typed).toEqual([absolute(1)]);
  });

  it('adds what begins with a plus', async () => {
    const typed = show(2);
    await fill({ 'Left (mm)': '+2{Enter}' });
    expect(typed).toEqual([absolute(4)]);
  });

  it('is written as the language of the page has it', async () => {
    setLanguage('de');
    const typed = show(1234.5);
    expect(field('Left (mm)').value).toBe('1234,5');
    await fill({ 'Left (mm)': '12.25{Enter}' });
    expect([typed, field('Left (mm)').value]).toEqual([[absolute(12.25)], '12,25']);
    setLanguage('en');
  });

  it('says the dots beside the length', () => {
    show(10, { dpi: 203 });
    expect(screen.getByText('79.9 dots')).toBeTruthy();
  });
});

describe('a field for the lengths of several elements', () => {
  it('is empty where they differ, and stays so when it is only passed', async () => {
    const typed = show(several, { isMany: true });
    expect([left().value, left().placeholder]).toEqual(['', 'several']);
    await userEvent.click(left());
    await userEvent.tab();
    expect(typed).toEqual([]);
  });

  it('changes each by a number with a sign and by arrow keys', async () => {
    const typed = show(several, { isMany: true });
    await userEvent.type(left(), '-1,5{Enter}');
    await userEvent.type(left(), '{Shift>}{ArrowDown}{/Shift}');
    expect(typed).toEqual([
      { value: -1.5, isRelative: true },
      { value: -1, isRelative: true },
    ]);
  });

  it('gives all the same number', async () => {
    const typed = show(several, { isMany: true });
    await userEvent.type(left(), '5{Enter}');
    expect(typed).toEqual([absolute(5)]);
    expect(left().value).toBe('5');
  });
});
