import { measure, sliced, type StyledText, wordsOf } from '../text/styled-text.ts';

/** The first number of a text, with its decimal sign as the last of its points and commas: `1.234,5`. */
const firstNumber = /\d[\d.,' \u00a0\u202f]*/u;
const decimalSign = /[.,](?=\d*$)/u;

/**
 * Returns the width in em of what is before the decimal sign of a cell, or before the end of its first number; undefined without
 * a number.
 */
export function beforeDecimal(line: StyledText): number | undefined {
  const words = wordsOf(line);
  const number = firstNumber.exec(words);
  if (!number) return undefined;
  const digits = number[0].replace(/[^\d]+$/u, '');
  const sign = decimalSign.exec(digits);
  return measure(sliced(line, 0, number.index + (sign ? sign.index : digits.length)));
}

/** Widths in em on both sides of the decimal signs of a column. */
export interface DecimalWidths {
  readonly before: number;
  readonly after: number;
}

/** Returns the largest widths on both sides of the decimal signs of cells, each one line. */
export function decimalWidths(lines: readonly StyledText[]): DecimalWidths {
  let [before, after] = [0, 0];
  for (const line of lines) {
    const width = beforeDecimal(line);
    if (width === undefined) continue;
    before = Math.max(before, width);
    after = Math.max(after, measure(line) - width);
  }
  return { before, after };
}
