import type { printers } from '../../foundation/store/schema/index.ts';

type DemoPrinter = Omit<typeof printers.$inferInsert, 'organizationId' | 'id'>;

/** Addresses of the demo's network printers, which tests and trials set. A printer without one saves to the folder. */
export interface DemoPrinterTargets {
  readonly ipp?: { readonly address: string; readonly port: number; readonly path: string };
  readonly raw?: { readonly address: string; readonly port: number };
}

/** Typical addresses of printers; nothing has to listen there. */
export const networkTargets: DemoPrinterTargets = {
  ipp: { address: '127.0.0.1', port: 8631, path: 'ipp/print' },
  raw: { address: '127.0.0.1', port: 9100 },
};

/** Queue that every helper offers: it works on a computer without any printer. */
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

type NetworkPrinter = Pick<
  DemoPrinter,
  'displayName' | 'language' | 'targetIpAddress' | 'targetPort' | 'targetPrintQueue'
>;

/**
 * Returns a printer that saves to the folder, at the resolution of the real one, as no printer listens on a new user's
 * computer.
 */
const inFolder = (displayName: string): NetworkPrinter => ({
  displayName,
  language: 'pdf',
  targetPrintQueue: saveToFolder.targetPrintQueue ?? '',
});

const packingDesk = (ipp: DemoPrinterTargets['ipp']): NetworkPrinter =>
  ipp
    ? {
        displayName: 'Packing desk (IPP)',
        language: 'pdf',
        targetIpAddress: ipp.address,
        targetPort: ipp.port,
        targetPrintQueue: ipp.path,
      }
    : inFolder('Packing desk (203 dpi)');

const lineOne = (raw: DemoPrinterTargets['raw']): NetworkPrinter =>
  raw
    ? {
        displayName: 'Line 1 (ZPL)',
        language: 'zpl',
        targetIpAddress: raw.address,
        targetPort: raw.port,
      }
    : inFolder('Line 1 (300 dpi)');

/** Printers in the order of their ids; printer 1 is the default. */
export const demoPrinters = ({ ipp, raw }: DemoPrinterTargets): readonly DemoPrinter[] => [
  saveToFolder,
  { name: 'packing-ipp', vendor: 'Zebra', model: 'ZD421', dpi: 203, groupIds: [6], ...packingDesk(ipp) },
  { name: 'line-1-zpl', vendor: 'Zebra', model: 'ZT411', dpi: 300, groupIds: [2], ...lineOne(raw) },
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
