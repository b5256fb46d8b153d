import { userPaper, type DeviceSettings } from '../spooler.ts';

/** Places of DEVMODEW (wingdi.h), in bytes. */
const places = {
  size: 68,
  driverExtra: 70,
  fields: 72,
  orientation: 76,
  paperSize: 78,
  paperLength: 80,
  paperWidth: 82,
  scale: 84,
  copies: 86,
  printQuality: 90,
  duplex: 94,
} as const;

/** Bits of dmFields: which members count. */
const fields = {
  orientation: 0x1,
  paperSize: 0x2,
  paperLength: 0x4,
  paperWidth: 0x8,
  scale: 0x10,
  copies: 0x1_00,
  printQuality: 0x4_00,
  duplex: 0x10_00,
  formName: 0x1_00_00,
} as const;

const portrait = 1;
const wholeScale = 100;
const duplexWords = { 'one-sided': 1, 'two-sided-long-edge': 2, 'two-sided-short-edge': 3 } as const;
/** DEVMODE counts in tenths of a millimetre, sizes here are in hundredths. */
const hundredthsInUnit = 10;
const longestUnits = 0x7f_ff;

/** Number of bytes up to dmDuplex, the last member read here. */
export const readBytes = 96;

/** Returns the length of a DEVMODEW with the driver's own part, in bytes. */
export const deviceModeBytes = (mode: Buffer): number =>
  mode.readUInt16LE(places.size) + mode.readUInt16LE(places.driverExtra);

/** Returns the resolution that the settings name, in dots per inch, or null; negative values are `draft` to `high`. */
export function dpiOf(mode: Buffer): number | null {
  const isSet = (mode.readUInt32LE(places.fields) & fields.printQuality) !== 0;
  const quality = mode.readInt16LE(places.printQuality);
  return isSet && quality > 0 ? quality : null;
}

/**
 * Returns the driver's settings with those of a document: upright (pages are turned before they are drawn), unscaled, one
 * copy, and the paper and sides that are given.
 */
export function withSettings(mode: Buffer, { paper, sides }: DeviceSettings): Buffer {
  const changed = Buffer.from(mode);
  const has = (field: number) => (mode.readUInt32LE(places.fields) & field) !== 0;
  const set = (field: number, place: number, value: number) => {
    changed.writeUInt32LE((changed.readUInt32LE(places.fields) | field) >>> 0, places.fields);
    changed.writeInt16LE(value, place);
  };
  set(fields.orientation, places.orientation, portrait);
  if (has(fields.scale)) {
    set(fields.scale, places.scale, wholeScale);
  }
  if (has(fields.copies)) {
    set(fields.copies, places.copies, 1);
  }
  if (sides !== undefined) {
    set(fields.duplex, places.duplex, duplexWords[sides]);
  }
  if (paper !== undefined) {
    // What named the paper before would overrule what names it now.
    const before = fields.formName | fields.paperSize | fields.paperLength | fields.paperWidth;
    changed.writeUInt32LE((changed.readUInt32LE(places.fields) & ~before) >>> 0, places.fields);
    if (paper.by !== 'sides') {
      set(fields.paperSize, places.paperSize, paper.by === 'form' ? paper.id : userPaper);
    }
    if (paper.by !== 'form') {
      set(fields.paperWidth, places.paperWidth, unitsOf(paper.size.width));
      set(fields.paperLength, places.paperLength, unitsOf(paper.size.height));
    }
  }
  return changed;
}

const unitsOf = (hundredths: number) => Math.min(longestUnits, Math.round(hundredths / hundredthsInUnit));
