/** Reading GS1 element strings, without anything it takes to draw a label: small enough for every screen that scans. */
export { readGs1Elements, type Gs1Element } from './barcode/gs1-elements.ts';
export { isRefusal } from './barcode/refusal.ts';
