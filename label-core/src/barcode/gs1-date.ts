const written = /^(\d{2})(0[1-9]|1[0-2])(\d{2})$/;
/** GS1 General Specifications 7.12: a year this far ahead belongs to the previous century. */
const yearsAhead = 50;

/** A date of a GS1 element, YYMMDD. */
export interface Gs1Date {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** Parses YYMMDD; day 00 means the last day of the month. Returns undefined for an invalid date. `thisYear` has four digits. */
export function readGs1Date(data: string, thisYear: number): Gs1Date | undefined {
  const [, shortYear = '', month = '', day = ''] = written.exec(data) ?? [];
  if (month === '') return undefined;
  const century = Math.floor(thisYear / 100) * 100;
  const near = century + Number(shortYear);
  const year = near - thisYear > yearsAhead ? near - 100 : thisYear - near >= yearsAhead ? near + 100 : near;
  const lastDay = new Date(Date.UTC(year, Number(month), 0)).getUTCDate();
  if (Number(day) > lastDay) return undefined;
  return { year, month: Number(month), day: Number(day) || lastDay };
}
