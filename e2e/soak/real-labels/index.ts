import { assetTag, cableFlag, ghs, pharmacy } from './industry-labels.ts';
import { pallet, shipping } from './logistics-labels.ts';
import type { RealLabel } from './real-label.ts';
import { food, jewellery, shelfEdge, textile } from './shop-labels.ts';

export type { DrawnElement } from './drawn-element.ts';

/** Ten labels of ten trades. */
export const realLabels: readonly RealLabel[] = [
  food,
  shelfEdge,
  ghs,
  shipping,
  assetTag,
  textile,
  pharmacy,
  jewellery,
  pallet,
  cableFlag,
];
