import type { EarlierPrint } from 'server/testing';

/** Print of a hundred days ago with version 1 of a label of 60 × 40 mm, which was 2 mm higher then. */
export const earlierPrint: EarlierPrint = {
  email: 'member@demo.test',
  labelId: 1,
  version: 1,
  extraHeightMm: 2,
  labelCount: 2,
  articleName: 'Quince jelly of last year',
  values: { name: 'Quince jelly of last year', ean: '9501101530003', netContent: '250 g' },
};
