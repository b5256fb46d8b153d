import type { DateSource, VariableSource } from 'label-core';

export const sourceKinds = ['date', 'counter', 'formula', 'article'] as const;
export const counterUses = ['label', 'entry', 'job'] as const;
export const dateUnits = ['days', 'weeks', 'months', 'years'] as const;
export const dateEnds = [
  'startOfWeek',
  'endOfWeek',
  'startOfMonth',
  'endOfMonth',
  'startOfQuarter',
  'endOfQuarter',
  'startOfYear',
  'endOfYear',
] as const;

type DateUnit = (typeof dateUnits)[number];

/** Returns what a variable is computed from when the kind is chosen: something that can be printed at once. */
export function newSource(kind: VariableSource['kind'], counter: string): VariableSource {
  if (kind === 'date') return { kind, format: 'dd.MM.yyyy' };
  if (kind === 'counter') return { kind, counter, per: 'label' };
  return kind === 'formula' ? { kind, text: '""' } : { kind, field: 'name' };
}

/** Returns how many days, weeks, months or years are added to a date, for a field; "" for none. */
export const addedOf = ({ add }: DateSource, unit: DateUnit): string => String(add?.[unit] ?? '');

/** Returns the number of a field; 0 for an empty one, undefined for anything but a whole number of four digits. */
export const wholeNumber = (text: string): number | undefined =>
  /^[+-]?\d{0,4}$/.test(text) && !/^[+-]$/.test(text) ? Number(text) : undefined;

/** Returns what is added to a date, without zeros; undefined for nothing. */
export function withAdded({ add }: DateSource, unit: DateUnit, count: number): DateSource['add'] {
  const all = Object.entries({ ...add, [unit]: count }).filter(([, number]) => number !== 0);
  return all.length === 0 ? undefined : Object.fromEntries(all);
}

/** Returns a source without the properties that are undefined: a template has none of these. */
export const withoutEmpty = (source: { readonly [Key in keyof DateSource]: unknown }): DateSource =>
  // Safe: only what is optional is ever undefined here, and the edit checks the rest.
  Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined)) as DateSource;
