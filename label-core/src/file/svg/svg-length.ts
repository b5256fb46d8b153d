/** Millimetres of one unit; CSS pixels are 96 to the inch. */
const unitsMm: Readonly<Record<string, number>> = {
  '': 25.4 / 96,
  px: 25.4 / 96,
  pt: 25.4 / 72,
  pc: 25.4 / 6,
  in: 25.4,
  cm: 10,
  mm: 1,
  q: 0.25,
};

const length = /^\s*(?<value>[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d{1,3})?)\s*(?<unit>[a-z]*|%)\s*$/i;

/** Parses a length such as `width="60mm"` to millimetres; undefined for per cent, other units and invalid text. */
export function lengthMm(text: string | undefined, pixelMm: number = 25.4 / 96): number | undefined {
  const { value, unit = '' } = length.exec(text ?? '')?.groups ?? {};
  const name = unit.toLowerCase();
  const unitMm = name === '' || name === 'px' ? pixelMm : unitsMm[name];
  return value === undefined || unitMm === undefined ? undefined : Number(value) * unitMm;
}

/**
 * Parses a length to units of the drawing, the form of coordinates: `12`, `12px`, `3mm`. Not for per cent or font sizes.
 * @param fallback for a missing or invalid length
 */
export function userLength(text: string | undefined, fallback = 0): number {
  const { value, unit = '' } = length.exec(text ?? '')?.groups ?? {};
  if (value === undefined) return fallback;
  const unitMm = unitsMm[unit.toLowerCase()];
  const perUser = unitMm === undefined ? 1 : unitMm / (25.4 / 96);
  const number = Number(value) * perUser;
  return Number.isFinite(number) ? number : fallback;
}

/** Parses numbers separated by spaces and commas. */
export function numbersOf(text: string | undefined): readonly number[] {
  return (text ?? '').match(/[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/gi)?.map(Number) ?? [];
}
