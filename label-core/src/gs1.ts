/** Reads GS1 element strings without any code for drawing labels, small enough for every screen that scans. */
export { readGs1Elements, type Gs1Element } from './barcode/gs1-elements.ts';
export { readGs1Date, type Gs1Date } from './barcode/gs1-date.ts';
export { readDigitalLink } from './barcode/digital-link.ts';
export { groupSeparator, readScannedText, type ScannedText } from './barcode/scanned-text.ts';
export { isRefusal } from './barcode/refusal.ts';
