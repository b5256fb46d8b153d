import type { Sentence } from '../sentence/index.ts';
import { isGtinFault, isGtinKey, readGtin, type GtinFault } from './gtin.ts';
import { sentences } from './sentences/index.ts';

const { gtin: said } = sentences;

/** What is wrong with a GTIN, as the end of a sentence. */
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

/** What is wrong with a GTIN, as the end of an English sentence. */
export const gtinRule = (fault: GtinFault): string => gtinReason(fault).message;

/** What keeps a text from being the value of this name; undefined where nothing does, or it is empty. */
export function gtinValueFault(key: string, text: string): Sentence | undefined {
  if (!isGtinKey(key) || text.trim() === '') return undefined;
  const gtin = readGtin(text.trim());
  return isGtinFault(gtin) ? said.unprintable({ key, reason: gtinReason(gtin) }) : undefined;
}
