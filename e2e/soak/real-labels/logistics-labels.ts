import { barcode, line, text } from './drawn-element.ts';
import type { RealLabel } from './real-label.ts';

const SSCC = '395011015300000011';

export const shipping: RealLabel = {
  file: 'shipping',
  name: 'Shipping',
  widthMm: 100,
  heightMm: 150,
  article: { name: 'Parcel 1 of 1', number: 'PARCEL-1' },
  values: {
    recipient: 'Björk & Søn A/S, Ågade 12, 3. tv.',
    postcode: '2200',
    city: 'København N',
    sscc: SSCC,
  },
  codes: [`(00)${SSCC}`, 'DK2200'],
  elements: [
    text('from', 'From: Example Works, 1 Mill Lane, 12345 Sampletown', [4, 4, 92, 5], 8),
    line('rule one', [0, 11], [100, 11], 0.5),
    text('to', 'To', [4, 13, 20, 5], 10, { isBold: true }),
    text('recipient', '{{recipient}}', [4, 19, 92, 18], 16, { downTo: 9 }),
    text('postcode', '{{postcode}}', [4, 39, 92, 20], 48, { isBold: true, downTo: 30 }),
    text('city', '{{city}}', [4, 60, 92, 9], 20, { downTo: 10 }),
    line('rule two', [0, 72], [100, 72], 0.5),
    text('service', 'STANDARD', [4, 75, 50, 9], 20, { isBold: true }),
    text('weight', '4.2 kg', [56, 75, 40, 9], 20, { across: 'Right' }),
    barcode('routing', 'QR code', 'DK{{postcode}}', [4, 86, 22, 22]),
    text('parcel', '{{name}}', [30, 92, 66, 8], 16, { downTo: 9 }),
    line('rule three', [0, 111], [100, 111], 0.5),
    barcode('sscc', 'GS1-128', '(00){{sscc}}', [4, 114, 92, 33]),
  ],
};

export const pallet: RealLabel = {
  file: 'pallet',
  name: 'Pallet A5',
  widthMm: 148,
  heightMm: 210,
  article: { name: 'Ground coffee 500 g, 24 × 6', number: '9501101530041' },
  values: { sscc: SSCC, lot: 'C26330', 'best before': '280531', cases: '60' },
  codes: [`(00)${SSCC}`, '(02)09501101530041(37)60', '(15)280531(10)C26330'],
  elements: [
    text('sender', 'Example Roastery\n9 Harbour Street, 12345 Sampletown', [6, 6, 136, 14], 14),
    line('rule one', [0, 23], [148, 23], 0.6),
    text('sscc title', 'SSCC', [6, 26, 60, 6], 12),
    text('sscc text', '{{sscc}}', [6, 32, 136, 11], 24, { isBold: true, downTo: 14 }),
    text('content title', 'CONTENT', [6, 46, 60, 6], 12),
    text('content', '0{{ean}}', [6, 52, 80, 9], 18, { isBold: true, downTo: 12 }),
    text('count title', 'COUNT', [96, 46, 46, 6], 12),
    text('count', '{{cases}}', [96, 52, 46, 9], 18, { isBold: true, downTo: 12 }),
    text('best before title', 'BEST BEFORE (yymmdd)', [6, 64, 80, 6], 12),
    text('best before', '{{best before}}', [6, 70, 80, 9], 18, { isBold: true, downTo: 12 }),
    text('lot title', 'BATCH/LOT', [96, 64, 46, 6], 12),
    text('lot', '{{lot}}', [96, 70, 46, 9], 18, { isBold: true, downTo: 10 }),
    text('name', '{{name}}', [6, 82, 136, 10], 16, { downTo: 10 }),
    line('rule two', [0, 95], [148, 95], 0.6),
    barcode('content code', 'GS1-128', '(02)0{{ean}}(37){{cases}}', [4, 98, 140, 34]),
    barcode('lot code', 'GS1-128', '(15){{best before}}(10){{lot}}', [4, 135, 140, 34]),
    barcode('sscc code', 'GS1-128', '(00){{sscc}}', [4, 172, 140, 36]),
  ],
};
