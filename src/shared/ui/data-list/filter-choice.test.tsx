import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderWith } from '../../testing';
import { FilterChoice } from './filter-choice';

const shelves = (count: number) =>
  Array.from({ length: count }, (_none, at) => ({ value: String(at), text: `Shelf ${at}` }));

function show(count: number, value = '') {
  const onChoose = vi.fn<(value: string) => void>();
  renderWith(<FilterChoice label="Shelf" value={value} options={shelves(count)} onChoose={onChoose} />);
  return onChoose;
}

it('is a menu of all options while there are not too many', async () => {
  const onChoose = show(200);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Shelf' }), 'Shelf: Shelf 199');
  expect(onChoose).toHaveBeenCalledWith('199');
});

it('is a field to search in with more options, of which few are drawn', async () => {
  const onChoose = show(5000);
  // The menu with what is chosen stands there until the code of the field has come.
  const field = await vi.waitFor(() => {
    const choice = screen.getByRole('combobox', { name: 'Shelf' });
    expect(choice.tagName).toBe('INPUT');
    return choice;
  });
  await userEvent.click(field);
  expect(screen.getAllByRole('option', { hidden: true })).toHaveLength(100);
  fireEvent.change(field, { target: { value: '4999' } });
  await userEvent.click(await screen.findByRole('option', { name: 'Shelf: Shelf 4999', hidden: true }));
  expect(onChoose).toHaveBeenCalledWith('4999');
});

it('shows what is chosen among many options, and goes back to all of them', async () => {
  const onChoose = show(5000, '77');
  await userEvent.click(await screen.findByDisplayValue('Shelf: Shelf 77'));
  fireEvent.change(screen.getByDisplayValue('Shelf: Shelf 77'), { target: { value: 'all' } });
  await userEvent.click(await screen.findByRole('option', { name: 'Shelf: All', hidden: true }));
  expect(onChoose).toHaveBeenCalledWith('');
});
