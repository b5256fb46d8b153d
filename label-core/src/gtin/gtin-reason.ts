import type { Sentence } from '../sentence/index.ts';
import { isGtinFault, isGtinKey, readGtin, type GtinFault } from './gtin.ts';
import { sentences } from './sentences/index.ts';

const { gtin: said } = sentences;

/** Returns what is wrong with a GTIN, as the end of a sentence. */
export function gtinReason(fault: GtinFault): Sentence {
  switch (fault.fault) {
    case 'character':
      return said.digitsOnly;
    case 'length':
      return said.length({ found: fault.found });
    case 'zeros':
      return said.zeros;
    case 'check-digit':
    default:
      return said.checkDigit({ expected: fault.expected, found: fault.found });
  }
}

/** Returns what is wrong with a GTIN, as the end of an English sentence. */
export const gtinRule = (fault: GtinFault): string => gtinReason(fault).message;

/** Returns why a text is not a valid value for this name; undefined when it is valid or empty. */
export function gtinValueFault(key: string, text: string): Sentence | undefined {
  if (!isGtinKey(key) || text.trim() === '') return undefined;
  const gtin = readGtin(text.trim());
  return isGtinFault(gtin) ? said.unprintable({ key, reason: gtinReason(gtin) }) : undefined;
}
