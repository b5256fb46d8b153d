import type { Sentence } from '../sentence/index.ts';
import type { LinkFault } from './digital-link.ts';
import { sentences } from './sentences/index.ts';

const { barcodeRule } = sentences;

/** Returns why elements cannot be a GS1 Digital Link, as the end of a sentence. */
export const linkReason = (found: LinkFault): Sentence =>
  found.fault === 'no-key'
    ? barcodeRule.linkWithoutKey
    : barcodeRule.dotsInLink({ identifier: found.identifier });
