import { screen } from '@testing-library/react';

/** Waits for the table row whose link has this name, and returns it. */
export async function rowOf(name: string): Promise<HTMLElement> {
  const row = (await screen.findByRole('link', { name })).closest('tr');
  if (!row) throw new Error(`The link ${name} is in no row.`);
  return row;
}
