import type { PrinterVendor } from './printer-schemas.ts';

type Model = PrinterVendor['models'][number];

const thermal = (model: string, ...dpis: number[]): Model => ({ model, dpis, languages: ['zpl', 'pdf'] });
const driven = (model: string, ...dpis: number[]): Model => ({ model, dpis, languages: ['pdf'] });

/** Makers of label printers with the models the form for a new printer offers; the first language is the usual one. */
export const printerVendors: readonly PrinterVendor[] = [
  {
    vendor: 'Zebra',
    models: [
      thermal('GK420d', 203),
      thermal('ZD421', 203, 300),
      thermal('ZD621', 203, 300),
      thermal('ZT231', 203, 300),
      thermal('ZT411', 203, 300, 600),
    ],
  },
  {
    vendor: 'Honeywell',
    models: [thermal('PC42E-T', 203, 300), thermal('PC45', 203, 300), thermal('PM45', 203, 300, 600)],
  },
  {
    vendor: 'SATO',
    models: [thermal('CL4NX Plus', 203, 300, 600), thermal('CT4-LX', 203, 300), thermal('WS4', 203, 300)],
  },
  { vendor: 'TSC', models: [thermal('DA210', 203), thermal('TE210', 203), thermal('TH240', 203)] },
  { vendor: 'Brother', models: [driven('QL-1110NWB', 300), thermal('TD-4550DNWB', 300)] },
  { vendor: 'Epson', models: [driven('ColorWorks C4000', 600), driven('ColorWorks C6000', 600)] },
  {
    vendor: 'Other',
    models: [
      driven('PDF printer', 203, 300, 600),
      { model: 'ZPL printer', dpis: [203, 300, 600], languages: ['zpl'] },
    ],
  },
];
