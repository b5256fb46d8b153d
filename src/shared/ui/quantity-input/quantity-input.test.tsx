import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { renderWith } from '../../testing';
import { QuantityInput } from './quantity-input';

function Counter({ start = 1, size }: { start?: number; size?: number }) {
  const [value, setValue] = useState(start);
  return (
    <>
      <QuantityInput label="Quantity" value={value} onChange={setValue} max={20} {...(size && { size })} />
      <output>{value}</output>
    </>
  );
}

/** Sets the number while the field keeps the focus, as a print started by a scan does. */
function Printing() {
  const [value, setValue] = useState(1);
  return (
    <>
      <QuantityInput label="Quantity" value={value} onChange={setValue} />
      <button type="button" onMouseDown={(event) => event.preventDefault()} onClick={() => setValue(1)}>
        Print
      </button>
    </>
  );
}

function show(props: { start?: number; size?: number } = {}) {
  renderWith(<Counter {...props} />);
  return {
    field: screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Quantity' }),
    fewer: screen.getByRole<HTMLButtonElement>('button', { name: 'One fewer' }),
    more: screen.getByRole<HTMLButtonElement>('button', { name: 'One more' }),
    value: () => screen.getByRole('status').textContent,
  };
}

describe('the quantity', () => {
  it('puts the quantity between its buttons: fewer before, more after', () => {
    const { field, fewer, more } = show();
    const order = [...document.querySelectorAll('button, input')];
    expect(order).toEqual([fewer, field, more]);
  });

  it.each([
    [undefined, 44],
    [56, 56],
  ])('gives a quantity of size %s targets of %i px', (size, px) => {
    const { field, fewer } = show({ ...(size && { size }) });
    // Mantine converts px to rem of 16 px.
    expect(fewer.style.getPropertyValue('--ai-size')).toContain(`${px / 16}rem`);
    expect(field.style.minHeight).toContain(`${px}px`);
  });

  it('goes up and down, by button and by key, never below 1 nor above the maximum', async () => {
    const { field, fewer, more, value } = show();
    expect(fewer.disabled).toBe(true);
    await userEvent.click(more);
    expect(value()).toBe('2');
    await userEvent.click(fewer);
    await userEvent.type(field, '{ArrowUp}{ArrowUp}{ArrowDown}');
    expect(value()).toBe('2');
    await userEvent.clear(field);
    await userEvent.type(field, '20');
    expect(more.disabled).toBe(true);
    await userEvent.keyboard('{ArrowUp}');
    expect(value()).toBe('20');
  });

  it('refuses a code that a slow scanner types into it, says so, and keeps the number from before', async () => {
    const { field, value } = show({ start: 7 });
    for (const digit of '4006381333931') {
      await userEvent.type(field, digit);
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
    expect([field.value, value()]).toEqual(['7', '7']);
    expect(screen.getByText('Not a quantity: it stays 7.')).toBeTruthy();
    await new Promise((resolve) => setTimeout(resolve, 510));
    await userEvent.clear(field);
    await userEvent.type(field, '12');
    expect([value(), screen.queryByText(/No quantity/)]).toEqual(['12', null]);
  });

  it('keeps the number that was typed before a slow scan, though the field was never left', async () => {
    const { field, value } = show({ start: 1 });
    await userEvent.clear(field);
    await userEvent.type(field, '12');
    await new Promise((resolve) => setTimeout(resolve, 510));
    for (const digit of '4006381333931') {
      await userEvent.type(field, digit);
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
    expect([field.value, value()]).toEqual(['12', '12']);
    expect(screen.getByText('Not a quantity: it stays 12.')).toBeTruthy();
  });

  it('shows the number that is set after a print, though the field was never left', async () => {
    renderWith(<Printing />);
    const field = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Quantity' });
    await userEvent.clear(field);
    await userEvent.type(field, '3');
    await userEvent.click(screen.getByRole('button', { name: 'Print' }));
    expect([document.activeElement, field.value]).toEqual([field, '1']);
    await userEvent.tab();
    expect(field.value).toBe('1');
  });

  it('tells nothing when it is left and nothing was typed', async () => {
    const change = vi.fn<(value: number) => void>();
    renderWith(<QuantityInput label="Quantity" value={3} onChange={change} />);
    await userEvent.click(screen.getByRole('spinbutton', { name: 'Quantity' }));
    await userEvent.tab();
    expect(change).not.toHaveBeenCalled();
  });

  it('sends no form on Enter', async () => {
    const sent = vi.fn<() => void>();
    renderWith(
      <form onSubmit={sent}>
        <Counter />
        <button type="submit">Print</button>
      </form>,
    );
    const field = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Quantity' });
    await userEvent.clear(field);
    await userEvent.type(field, '4{Enter}');
    expect(field.value).toBe('4');
    expect(sent).not.toHaveBeenCalled();
  });

  it.each([
    ['0', '1'],
    ['', '3'],
    ['abc', '3'],
    ['-5', '3'],
    ['1.5', '3'],
    ['25', '20'],
    ['99999999999999999999', '3'],
    ['A-77', '3'],
    ['4006381333931', '3'],
  ])('takes “%s” for the quantity %s', async (typed, expected) => {
    const { field, value } = show({ start: 3 });
    await userEvent.clear(field);
    if (typed !== '') await userEvent.type(field, typed);
    await userEvent.tab();
    expect(value()).toBe(expected);
    expect(field.value).toBe(expected);
    expect(field.getAttribute('aria-valuenow')).toBe(expected);
  });
});
