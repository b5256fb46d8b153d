interface Signature {
  /** How it is written. */
  readonly written: string;
  /** Least and most values. */
  readonly least: number;
  readonly most: number;
  /** Whether the last two values may come again and again. */
  readonly isOfPairs?: true;
}

/** Most values of a function that takes any number of them. */
const any = Number.POSITIVE_INFINITY;

/**
 * Functions of formulas. What each does, with the standard it follows, is in `function-table.ts` and in
 * docs/label-files.md.
 */
const signatures = {
  round: { written: 'round(number, decimals)', least: 1, most: 2 },
  if: { written: 'if(condition, then, else)', least: 2, most: 3 },
  pick: { written: 'pick(number, first, second, …)', least: 2, most: any },
  upper: { written: 'upper(text)', least: 1, most: 1 },
  lower: { written: 'lower(text)', least: 1, most: 1 },
  trim: { written: 'trim(text)', least: 1, most: 1 },
  left: { written: 'left(text, count)', least: 2, most: 2 },
  mid: { written: 'mid(text, start, count)', least: 2, most: 3 },
  right: { written: 'right(text, count)', least: 2, most: 2 },
  pad: { written: 'pad(text, length, character)', least: 2, most: 3 },
  replace: { written: 'replace(text, what, with)', least: 3, most: 3 },
  len: { written: 'len(text)', least: 1, most: 1 },
  number: { written: 'number(number, format, locale)', least: 2, most: 3 },
  date: { written: 'date(date, format, locale)', least: 2, most: 3 },
  today: { written: 'today()', least: 0, most: 0 },
  now: { written: 'now()', least: 0, most: 0 },
  addDays: { written: 'addDays(date, days)', least: 2, most: 2 },
  addMonths: { written: 'addMonths(date, months)', least: 2, most: 2 },
  addYears: { written: 'addYears(date, years)', least: 2, most: 2 },
  endOfMonth: { written: 'endOfMonth(date)', least: 1, most: 1 },
  'check.mod10': { written: 'check.mod10(text)', least: 1, most: 1 },
  'check.gs1': { written: 'check.gs1(text)', least: 1, most: 1 },
  'check.luhn': { written: 'check.luhn(text)', least: 1, most: 1 },
  'check.mod11': { written: 'check.mod11(text)', least: 1, most: 1 },
  'check.mod43': { written: 'check.mod43(text)', least: 1, most: 1 },
  'check.mod97': { written: 'check.mod97(text)', least: 1, most: 1 },
  'check.mod36': { written: 'check.mod36(text)', least: 1, most: 1 },
  gs1: { written: 'gs1(identifier, value, …)', least: 2, most: any, isOfPairs: true },
  digitalLink: {
    written: 'digitalLink(domain, identifier, value, …)',
    least: 3,
    most: any,
    isOfPairs: true,
  },
  article: { written: 'article(field)', least: 1, most: 1 },
} as const satisfies Readonly<Record<string, Signature>>;

export type FunctionName = keyof typeof signatures;

const names = Object.keys(signatures) as readonly FunctionName[];
const byWord: ReadonlyMap<string, FunctionName> = new Map(names.map((name) => [name.toLowerCase(), name]));

/** Returns the function of this name in small or capital letters; undefined when there is none. */
export const functionNamed = (word: string): FunctionName | undefined => byWord.get(word.toLowerCase());

/** How each function is written, for people. */
export const writtenFunctions: readonly string[] = names.map((name) => signatures[name].written);

/** Returns how a function is written when it does not take so many values; undefined when it does. */
export function countFault(name: FunctionName, count: number): string | undefined {
  const { least, most, isOfPairs, written }: Signature = signatures[name];
  return count < least || count > most || (isOfPairs === true && (count - least) % 2 !== 0)
    ? written
    : undefined;
}
