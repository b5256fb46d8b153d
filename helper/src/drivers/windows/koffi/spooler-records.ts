import type { SpoolerJob, SpoolerPrinter } from '../spooler.ts';
import { dpiOf, readBytes } from './device-mode.ts';

/**
 * Memory that the spooler filled: records one after the other, then the texts to which they point. Layouts are those of a
 * 64-bit Windows.
 */
export interface Filled {
  readonly bytes: Buffer;
  /** Address of the first byte. */
  readonly address: bigint;
  readonly count: number;
}

const printerRecordBytes = 136;
/** Places of PRINTER_INFO_2W, in bytes. */
const printerPlaces = { name: 8, port: 24, driver: 32, mode: 56, attributes: 104, status: 124 } as const;

const jobRecordBytes = 96;
/** Places of JOB_INFO_1W, in bytes. */
const jobPlaces = { id: 0, document: 32, said: 48, status: 56, pagesPrinted: 72 } as const;

/** A printer, with the port that questions about its driver name. */
export interface PrinterRecord extends Omit<SpoolerPrinter, 'isDefault'> {
  readonly port: string;
}

/** Reads records of PRINTER_INFO_2W. */
export function readPrinters(filled: Filled): PrinterRecord[] {
  return records(filled, printerRecordBytes, (at) => ({
    name: textAt(filled, at + printerPlaces.name) ?? '',
    driver: textAt(filled, at + printerPlaces.driver) ?? '',
    port: textAt(filled, at + printerPlaces.port) ?? '',
    attributes: filled.bytes.readUInt32LE(at + printerPlaces.attributes),
    status: filled.bytes.readUInt32LE(at + printerPlaces.status),
    dpi: dpiAt(filled, at + printerPlaces.mode),
  }));
}

/** Reads records of JOB_INFO_1W. */
export function readJobs(filled: Filled): SpoolerJob[] {
  return records(filled, jobRecordBytes, (at) => ({
    id: filled.bytes.readUInt32LE(at + jobPlaces.id),
    document: textAt(filled, at + jobPlaces.document) ?? '',
    said: textAt(filled, at + jobPlaces.said) || null,
    status: filled.bytes.readUInt32LE(at + jobPlaces.status),
    pagesPrinted: filled.bytes.readUInt32LE(at + jobPlaces.pagesPrinted),
  }));
}

const records = <Item>({ count }: Filled, bytes: number, read: (at: number) => Item): Item[] =>
  Array.from({ length: count }, (_, index) => read(index * bytes));

/** Returns where in the memory the pointer at this place points, or undefined for a null pointer and one out of it. */
function pointedAt({ bytes, address }: Filled, place: number): number | undefined {
  const at = Number(bytes.readBigUInt64LE(place) - address);
  return at >= 0 && at < bytes.length ? at : undefined;
}

function textAt(filled: Filled, place: number): string | undefined {
  const at = pointedAt(filled, place);
  return at === undefined ? undefined : readText(filled.bytes.subarray(at));
}

function dpiAt(filled: Filled, place: number): number | null {
  const at = pointedAt(filled, place);
  const isThere = at !== undefined && at + readBytes <= filled.bytes.length;
  return isThere ? dpiOf(filled.bytes.subarray(at)) : null;
}

/** Reads UTF-16 up to its zero, or to the end. */
export function readText(bytes: Buffer): string {
  const text = bytes.subarray(0, bytes.length - (bytes.length % 2)).toString('utf16le');
  const end = text.indexOf('\0');
  return end === -1 ? text : text.slice(0, end);
}
