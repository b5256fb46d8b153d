import { gtinReason } from '../gtin/gtin-reason.ts';
import type { GtinFault } from '../gtin/gtin.ts';
import type { Refusal } from './refusal.ts';

const codes = {
  character: 'barcode-character',
  length: 'barcode-length',
  zeros: 'barcode-length',
  'check-digit': 'barcode-check-digit',
} as const satisfies Record<GtinFault['fault'], Refusal['code']>;

/** Returns the refusal for a value that is not a GTIN; a wrong character is reported with its position. */
export function gtinRefusal(fault: GtinFault): Refusal {
  const refusal: Refusal = { code: codes[fault.fault], reason: gtinReason(fault) };
  return fault.fault === 'character'
    ? { ...refusal, fault: { from: fault.at, until: fault.at + 1 } }
    : refusal;
}
