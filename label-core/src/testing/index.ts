export { readBarcodesOf } from './read-barcodes.ts';
