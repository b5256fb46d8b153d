import { screen } from '@testing-library/react';

/** The row of a table whose link has this name, as soon as it is there. */
export async function rowOf(name: string): Promise<HTMLElement> {
  const row = (await screen.findByRole('link', { name })).closest('tr');
  if (!row) throw new Error(`The link ${name} is in no row.`);
  return row;
}
