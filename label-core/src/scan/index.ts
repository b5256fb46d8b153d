/** What a test of the barcodes of a label is made of. The reader itself is not here: it is WebAssembly. */
export { barcodesToScan, type BarcodeToScan, type DotPicture } from './barcodes-to-scan.ts';
export { isSameCode, scannedFormats, type ScannedCode } from './is-same-code.ts';
