import type { printers } from '../store/schema/index.ts';

type DemoPrinter = Omit<typeof printers.$inferInsert, 'organizationId' | 'id'>;

/** Where the demo's network printers listen; tests and trials put their own here. */
export interface DemoPrinterTargets {
  readonly ipp: { readonly address: string; readonly port: number; readonly path: string };
  readonly raw: { readonly address: string; readonly port: number };
}

export const defaultPrinterTargets: DemoPrinterTargets = {
  ipp: { address: '127.0.0.1', port: 8631, path: 'ipp/print' },
  raw: { address: '127.0.0.1', port: 9100 },
};

/** The queue every helper offers: it works on a computer that has no printer at all. */
export const saveToFolder: DemoPrinter = {
  name: 'save-to-folder',
  displayName: 'Save to folder',
  vendor: 'Other',
  model: 'PDF printer',
  dpi: 300,
  language: 'pdf',
  targetPrintQueue: 'Save to folder',
  groupIds: [],
};

/** Ids count in this order; printer 1 is the default. */
export const demoPrinters = ({ ipp, raw }: DemoPrinterTargets): readonly DemoPrinter[] => [
  saveToFolder,
  {
    name: 'packing-ipp',
    displayName: 'Packing desk (IPP)',
    vendor: 'Zebra',
    model: 'ZD421',
    dpi: 203,
    language: 'pdf',
    targetIpAddress: ipp.address,
    targetPort: ipp.port,
    targetPrintQueue: ipp.path,
    groupIds: [6],
  },
  {
    name: 'line-1-zpl',
    displayName: 'Line 1 (ZPL)',
    vendor: 'Zebra',
    model: 'ZT411',
    dpi: 300,
    language: 'zpl',
    targetIpAddress: raw.address,
    targetPort: raw.port,
    groupIds: [2],
  },
  {
    name: 'office-queue',
    displayName: 'Office label printer',
    vendor: 'Brother',
    model: 'TD-4550DNWB',
    dpi: 300,
    language: 'pdf',
    targetPrintQueue: 'Office-Labels',
    useLocalPrinterDriver: true,
    groupIds: [],
  },
];
