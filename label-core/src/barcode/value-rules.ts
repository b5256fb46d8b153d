import { checkDigit } from './check-digit.ts';
import { formatGs1Elements, readGs1Elements, type Gs1Element } from './gs1-elements.ts';
import type { Stretch } from '../problem/subject.ts';
import { isRefusal, type Refusal } from './refusal.ts';

/** A value as its encoder takes it. */
export interface BarcodeValue {
  readonly text: string;
  readonly elements?: readonly Gs1Element[];
}

export type ValueRule = (value: string) => BarcodeValue | Refusal;

/** A number of fixed length with a check digit; one digit less and the check digit is added. */
export function checkedNumber(length: number): ValueRule {
  return (value) => {
    const wrongAt = value.search(/\D/);
    if (wrongAt !== -1)
      return { code: 'barcode-character', rule: 'only digits are allowed', fault: characterAt(wrongAt) };
    if (value.length === length - 1) return { text: value + checkDigit(value) };
    if (value.length !== length) {
      const rule = `${length} digits expected (or ${length - 1}, the check digit is added), ${value.length} found`;
      return { code: 'barcode-length', rule };
    }
    const expected = checkDigit(value.slice(0, -1));
    const found = value.slice(-1);
    if (expected === found) return { text: value };
    return { code: 'barcode-check-digit', rule: `check digit ${expected} expected, ${found} found` };
  };
}

/** A text of some characters only, at most `longest` of them. */
export function characters(allowed: RegExp, rule: string, longest: number): ValueRule {
  return (value) => {
    if (value.length > longest) return tooLong(value.length, longest);
    const wrongAt = value.split('').findIndex((unit) => !allowed.test(unit));
    return wrongAt === -1
      ? { text: value }
      : { code: 'barcode-character', rule, fault: characterAt(wrongAt) };
  };
}

export function anyText(longest: number): ValueRule {
  return (value) => {
    if (value.length > longest) return tooLong(value.length, longest);
    const wrongAt = value.search(/\p{Surrogate}/u);
    return wrongAt === -1
      ? { text: value }
      : { code: 'barcode-character', rule: 'it contains half a character', fault: characterAt(wrongAt) };
  };
}

export function gs1Elements(longest: number): ValueRule {
  return (value) => {
    if (value.length > longest) return tooLong(value.length, longest);
    const elements = readGs1Elements(value);
    return isRefusal(elements) ? elements : { text: formatGs1Elements(elements), elements };
  };
}

function characterAt(index: number): Stretch {
  return { from: index, until: index + 1 };
}

function tooLong(found: number, longest: number): Refusal {
  return { code: 'barcode-too-much', rule: `at most ${longest} characters fit, ${found} found` };
}
