import type { LabelTemplate, LabelValues } from 'label-core';
import {
  barcodesToScan,
  isSameCode,
  type BarcodeToScan,
  type DotPicture,
  type ScannedCode,
} from 'label-core/scan';
import type { LabelKit } from '@/entities/label/index.worker';

/** A design whose barcodes are read from the dots that a printer of this resolution burns. */
export interface ScanRequest {
  readonly template: LabelTemplate;
  readonly values: LabelValues;
  readonly dpi: number;
  /** Bytes of the pictures by media id. */
  readonly images: Readonly<Record<string, Uint8Array>>;
}

/**
 * What became of a barcode: it was read as it should, read as something else, not read, or it is not printed at all, so that
 * there was nothing to read.
 */
export type ScanOutcome = 'read' | 'other' | 'nothing' | 'not-printed';

export interface ScanFinding {
  readonly elementId: string;
  readonly outcome: ScanOutcome;
  /** What was read; of long contents the beginning. */
  readonly text?: string;
  /** Printer dots of a module; undefined when the barcode is not printed. */
  readonly moduleDots?: number;
}

/** Returns all that a scanner reads from a picture. */
export type ReadCodes = (picture: DotPicture) => Promise<readonly ScannedCode[]>;

/** Longest content that is shown. */
const SHOWN_CHARACTERS = 120;

/**
 * Reads every visible barcode of a design from its dots, each from its own place.
 * @throws RangeError when the dpi is not between 72 and 2400
 */
export async function scanBarcodes(
  { template, values, dpi, images }: ScanRequest,
  { fonts }: LabelKit,
  read: ReadCodes,
): Promise<readonly ScanFinding[]> {
  const findings: ScanFinding[] = [];
  for (const barcode of barcodesToScan(template, values, { dpi, fonts, images })) {
    findings.push(await scanned(barcode, read));
  }
  return findings;
}

async function scanned(barcode: BarcodeToScan, read: ReadCodes): Promise<ScanFinding> {
  const { elementId, symbology, value, picture, moduleDots = 0 } = barcode;
  if (value === undefined || !picture) return { elementId, outcome: 'not-printed' };
  const codes = await read(picture);
  const same = codes.find((code) => isSameCode(symbology, value, code));
  const found = same ?? codes[0];
  if (!found) return { elementId, outcome: 'nothing', moduleDots };
  return { elementId, outcome: same ? 'read' : 'other', text: shortened(found.text), moduleDots };
}

const shortened = (text: string): string =>
  text.length > SHOWN_CHARACTERS ? `${text.slice(0, SHOWN_CHARACTERS)}…` : text;
