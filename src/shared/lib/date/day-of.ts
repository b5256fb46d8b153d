const pad = (value: number, digits = 2) => String(value).padStart(digits, '0');

/** The day of a moment in the person's own calendar, written 2026-11-21. */
export const dayOf = (date: Date): string =>
  `${pad(date.getFullYear(), 4)}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
