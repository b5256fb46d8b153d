import type { Manifest } from '../../foundation/store/archive/archive-format.ts';

const units = ['B', 'kB', 'MB', 'GB', 'TB'] as const;

/** Writes a size as people read it: `12.3 MB`. */
export function sizeWords(bytes: number): string {
  const power = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3));
  const shown = bytes / 1000 ** power;
  return `${power === 0 ? shown : shown.toFixed(1)} ${units[power]}`;
}

/** Writes the time since a moment of `performance.now()`: `3.2 s`. */
export const secondsSince = (startedAt: number): string =>
  `${((performance.now() - startedAt) / 1000).toFixed(1)} s`;

/** Writes how much is in a backup: `55 tables, 1,129 rows`. */
export function contentWords({ tables }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return `${tables.length} tables, ${rows.toLocaleString('en')} rows`;
}
