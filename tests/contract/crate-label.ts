import type { seedLabels } from 'server/testing';

/** Label in an old format, whose code completes its number with a check digit. */
export const crateLabel: Parameters<typeof seedLabels>[2][number] = {
  name: 'Crate',
  articleGroupIds: [],
  versions: [
    {
      state: 'Published',
      daysAgo: 400,
      template: {
        format: 'platen-label',
        version: 1,
        name: 'Crate',
        widthMm: 60,
        heightMm: 40,
        variables: [],
        elements: [
          {
            id: 'code',
            type: 'barcode',
            xMm: 2,
            yMm: 2,
            widthMm: 56,
            heightMm: 36,
            symbology: 'itf14',
            value: '1400638133393',
          },
        ],
      },
    },
  ],
};
