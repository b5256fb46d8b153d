import { barcode, box, line, text, type DrawnElement } from './drawn-element.ts';
import type { RealLabel } from './real-label.ts';

/** A diamond with its points at the middle of the sides of a square, in mm. */
const diamond = (name: string, left: number, top: number, side: number): readonly DrawnElement[] => {
  const [middle, right, bottom] = [side / 2, left + side, top + side] as const;
  return [
    line(`${name} north east`, [left + middle, top], [right, top + middle], 0.8),
    line(`${name} south east`, [right, top + middle], [left + middle, bottom], 0.8),
    line(`${name} south west`, [left + middle, bottom], [left, top + middle], 0.8),
    line(`${name} north west`, [left, top + middle], [left + middle, top], 0.8),
  ];
};

export const ghs: RealLabel = {
  file: 'ghs',
  name: 'Hazardous substance',
  widthMm: 105,
  heightMm: 74,
  article: { name: 'Degreaser 3000', number: 'DG-3000-5L' },
  values: { batch: 'B-7741' },
  codes: ['DG-3000-5L'],
  elements: [
    text('name', '{{name}}', [3, 3, 65, 9], 20, { isBold: true, downTo: 12 }),
    text('contains', 'Contains: 2-aminoethanol', [3, 13, 65, 4], 8),
    text('signal', 'WARNING', [3, 18.5, 40, 9], 20, { isBold: true }),
    text(
      'statements',
      'H315 Causes skin irritation. H319 Causes serious eye irritation.\nP264 Wash hands thoroughly after handling. P280 Wear protective gloves and eye protection. P302+P352 IF ON SKIN: wash with plenty of water. P305+P351+P338 IF IN EYES: rinse cautiously with water for several minutes. Remove contact lenses, if present and easy to do. Continue rinsing.',
      [3, 29, 66, 27],
      7.5,
      { downTo: 6 },
    ),
    text(
      'maker',
      'Example Chemicals Ltd., 5 Dock Road, 12345 Sampletown, +00 123 456789',
      [3, 58, 66, 6],
      6.5,
    ),
    text('batch', 'Batch {{batch}}', [3, 66, 30, 5], 10, { isBold: true, downTo: 8 }),
    text('volume', '5 l', [50, 64, 18, 8], 18, { isBold: true, across: 'Right' }),
    ...diamond('frame', 69, 8, 33),
    text('exclamation', '!', [78, 12, 15, 24], 56, { isBold: true, across: 'Centre', down: 'Middle' }),
    barcode('code', 'Data Matrix', '{{externalIdentifier}}', [80, 59.5, 14, 14]),
  ],
};

export const assetTag: RealLabel = {
  file: 'asset-tag',
  name: 'Asset tag',
  widthMm: 50,
  heightMm: 20,
  article: { name: 'Torque wrench 20–100 Nm', number: 'A-004217' },
  values: {},
  codes: ['A-004217'],
  elements: [
    box('bar', [0, 0, 50, 5], 'black'),
    text('owner', 'PROPERTY OF EXAMPLE WORKS', [1, 0.6, 48, 4], 8, {
      isBold: true,
      across: 'Centre',
      down: 'Middle',
      isWhite: true,
    }),
    barcode('code', 'Data Matrix', '{{externalIdentifier}}', [1.5, 6.5, 12, 12]),
    text('number', '{{externalIdentifier}}', [15, 6.5, 34, 6], 14, { isBold: true, downTo: 8 }),
    text('name', '{{name}}', [15, 13, 34, 6], 8, { downTo: 5 }),
  ],
};

export const pharmacy: RealLabel = {
  file: 'pharmacy',
  name: 'Pharmacy',
  widthMm: 70,
  heightMm: 40,
  article: { name: 'Amoxicillin 500 mg, 20 capsules', number: '9501101530027' },
  values: {
    patient: 'Müller-Lüdenscheidt, Jan',
    dose: 'Take ONE capsule THREE times a day, with water, for 7 days',
    batch: 'AX2291',
    expiry: '271130',
  },
  codes: ['(01)09501101530027(17)271130(10)AX2291'],
  elements: [
    text('patient', '{{patient}}', [2, 1.5, 66, 5], 11, { isBold: true, downTo: 7 }),
    line('rule', [2, 7.4], [68, 7.4]),
    text('drug', '{{name}}', [2, 8.4, 66, 5], 10, { downTo: 7 }),
    text('dose', '{{dose}}', [2, 14, 48, 15], 11, { isBold: true, downTo: 7 }),
    text('batch', 'Batch {{batch}} · Expiry {{expiry}}', [2, 30, 48, 4], 7, { downTo: 5.5 }),
    text('place', 'Example Pharmacy, 7 Market Square', [2, 35, 48, 3.4], 6.5),
    barcode('code', 'GS1 DataMatrix', '(01)0{{ean}}(17){{expiry}}(10){{batch}}', [52, 20, 16, 18]),
  ],
};

const flagHalf = (name: string, top: number, isUpsideDown: boolean): readonly DrawnElement[] => [
  text(`number ${name}`, '{{externalIdentifier}}', [2, top, 36, 7], 16, {
    isBold: true,
    across: 'Centre',
    downTo: 9,
    isUpsideDown,
  }),
  text(`ends ${name}`, '{{from}} – {{to}}', [2, isUpsideDown ? top - 5 : top + 7.4, 36, 4.4], 8, {
    across: 'Centre',
    downTo: 5,
    isUpsideDown,
  }),
];

export const cableFlag: RealLabel = {
  file: 'cable-flag',
  name: 'Cable flag',
  widthMm: 40,
  heightMm: 32,
  article: { name: 'Patch cable', number: 'K-0471' },
  values: { from: 'R02.U14.P07', to: 'R05.U02.P31' },
  codes: [],
  elements: [
    ...flagHalf('front', 1.6, false),
    line('fold', [0, 16], [40, 16], 0.2),
    ...flagHalf('back', 23.4, true),
  ],
};
