/** Makers of label printers and the models the form for a new printer offers. */
export const printerVendors = [
  { vendor: 'Zebra', models: ['GK420d', 'ZD421', 'ZD621', 'ZT231', 'ZT411'] },
  { vendor: 'Honeywell', models: ['PC42E-T', 'PC45', 'PM45'] },
  { vendor: 'SATO', models: ['CL4NX Plus', 'CT4-LX', 'WS4'] },
  { vendor: 'TSC', models: ['DA210', 'TE210', 'TH240'] },
  { vendor: 'Brother', models: ['QL-1110NWB', 'TD-4550DNWB'] },
  { vendor: 'Epson', models: ['ColorWorks C4000', 'ColorWorks C6000'] },
  { vendor: 'Other', models: ['PDF printer', 'ZPL printer'] },
] as const;
