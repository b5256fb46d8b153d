import { sentences } from '../sentences/index.ts';
import { refuse } from './refuse.ts';

interface NamedRow {
  readonly id: number;
  readonly name: string;
}

/** Returns whether another of the rows has this name, ignoring case. `id` is the row that is to have it; 0: a new one. */
export const isNameTaken = (rows: readonly NamedRow[], { id, name }: NamedRow): boolean =>
  rows.some((one) => one.id !== id && one.name.toLowerCase() === name.toLowerCase());

/**
 * Refuses a name that another of the rows has: people choose records by their names.
 * @throws HttpError 422
 */
export function requireFreeName(
  rows: readonly NamedRow[],
  wanted: NamedRow,
  kind: keyof typeof sentences.taken,
): void {
  if (isNameTaken(rows, wanted)) refuse([{ path: 'name', ...sentences.taken[kind]({ name: wanted.name }) }]);
}
