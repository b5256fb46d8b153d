/** What a field counts in: millimetres, points of type, or nothing. */
export type FieldUnit = 'mm' | 'pt' | 'none';

export interface LengthOptions {
  readonly unit: FieldUnit;
  /** The number that a leading + is added to; absent where there is none. */
  readonly from?: number | undefined;
  /** Several elements are meant: a leading + or - changes each of them by so much. */
  readonly isMany?: boolean | undefined;
}

export interface TypedNumber {
  /** In the unit of the field, at 0.01. */
  readonly value: number;
  /** To be added to the number of each element. */
  readonly isRelative: boolean;
}

const mostCharacters = 60;
const most = 1_000_000;
const mmPerPt = 25.4 / 72;
const mmOf: Readonly<Record<string, number>> = { mm: 1, cm: 10, in: 25.4, '"': 25.4, pt: mmPerPt };

const tokens = /\s*(?:(\d+(?:[.,]\d*)?|[.,]\d+)|(mm|cm|in|pt|")|([-+*/()]))/iuy;

/**
 * Reads what a person types into a number field: a comma or a point before decimals, + - * / and brackets, and the units
 * mm, cm, in (or ") and pt. A unit counts for the product that it stands in: "60/3 cm" is 20 cm, "10+1cm" is 20 mm.
 * Returns undefined for anything else, for more than 60 characters and for what is no finite number.
 */
export function readLength(text: string, options: LengthOptions): TypedNumber | undefined {
  const { unit, from, isMany = false } = options;
  if (text.length > mostCharacters) return undefined;
  const written = tokensOf(plainSigns(text));
  if (!written || written.length === 0) return undefined;
  const [first] = written;
  const isAdded = first === '+' || (isMany && first === '-');
  const value = valueOf(written, unit);
  if (value === undefined || !Number.isFinite(value) || Math.abs(value) > most) return undefined;
  const isRelative = isAdded && isMany;
  const start = isAdded && !isMany ? (from ?? 0) : 0;
  return { value: hundredth(start + value), isRelative };
}

/** Rounds at 0.01, and makes 0 of -0. */
export const hundredth = (value: number): number => Math.round(value * 100) / 100 || 0;

/** Signs as word processors and other keyboards write them. */
const plainSigns = (text: string): string =>
  text.trim().replaceAll('\u2212', '-').replaceAll('×', '*').replaceAll('÷', '/');

type Token = number | string;

/** Returns numbers, units in lower case, and signs; undefined when there is anything else. */
function tokensOf(text: string): readonly Token[] | undefined {
  const found: Token[] = [];
  let end = 0;
  while (end < text.length) {
    tokens.lastIndex = end;
    const match = tokens.exec(text);
    if (!match) return undefined;
    const [, digits, unit = '', sign = ''] = match;
    found.push(digits === undefined ? unit.toLowerCase() || sign : Number(digits.replace(',', '.')));
    end = tokens.lastIndex;
  }
  return found;
}

/** A number, and whether a unit was written with it. */
interface Amount {
  readonly value: number;
  readonly hasUnit: boolean;
}

function valueOf(written: readonly Token[], unit: FieldUnit): number | undefined {
  const rest = written.toReversed();
  const amount = sumOf(rest, unit);
  return rest.length === 0 ? amount?.value : undefined;
}

function sumOf(rest: Token[], unit: FieldUnit): Amount | undefined {
  let sum = productOf(rest, unit);
  while (sum && (rest.at(-1) === '+' || rest.at(-1) === '-')) {
    const sign = rest.pop() === '+' ? 1 : -1;
    const next = productOf(rest, unit);
    sum = next && { value: sum.value + sign * next.value, hasUnit: sum.hasUnit || next.hasUnit };
  }
  return sum;
}

function productOf(rest: Token[], unit: FieldUnit): Amount | undefined {
  let product = factorOf(rest, unit);
  while (product && (rest.at(-1) === '*' || rest.at(-1) === '/')) {
    const isTimes = rest.pop() === '*';
    const next = factorOf(rest, unit);
    // A length times a length is no length.
    if (!next || (product.hasUnit && next.hasUnit)) return undefined;
    const value = isTimes ? product.value * next.value : dividedBy(product, next, unit);
    product = { value, hasUnit: product.hasUnit || next.hasUnit };
  }
  return product;
}

/** A unit behind the divisor belongs to the quotient: "6/3 cm" is 2 cm. */
function dividedBy(product: Amount, divisor: Amount & { factor?: number }, unit: FieldUnit): number {
  if (!divisor.hasUnit) return product.value / divisor.value;
  const factor = divisor.factor ?? unitFactor('mm', unit) ?? 1;
  return (product.value / (divisor.value / factor)) * factor;
}

function factorOf(rest: Token[], unit: FieldUnit): (Amount & { factor?: number }) | undefined {
  const token = rest.pop();
  if (token === '-' || token === '+') {
    const amount = factorOf(rest, unit);
    return amount && { ...amount, value: token === '-' ? -amount.value : amount.value };
  }
  const amount = token === '(' ? bracketOf(rest, unit) : numberOf(token);
  const next = rest.at(-1);
  if (!amount || typeof next !== 'string' || mmOf[next] === undefined) return amount;
  const factor = unitFactor(next, unit);
  if (amount.hasUnit || factor === undefined) return undefined;
  rest.pop();
  return { value: amount.value * factor, hasUnit: true, factor };
}

function bracketOf(rest: Token[], unit: FieldUnit): Amount | undefined {
  const amount = sumOf(rest, unit);
  return rest.pop() === ')' ? amount : undefined;
}

const numberOf = (token: Token | undefined): Amount | undefined =>
  typeof token === 'number' ? { value: token, hasUnit: false } : undefined;

/** Returns by what a number with a written unit is multiplied; undefined where the field has no length. */
function unitFactor(written: string, unit: FieldUnit): number | undefined {
  const mm = mmOf[written];
  if (mm === undefined || unit === 'none') return undefined;
  return unit === 'pt' ? mm / mmPerPt : mm;
}
