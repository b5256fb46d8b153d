export { pageTexts, pngOfBitmap, rasterisePages } from './rasterise-pages.ts';
export { readBarcodesOf } from './read-barcodes.ts';
export { sampleLabelFile } from './sample-label-file.ts';
export {
  articleTable,
  fileWithFaults,
  utf8File,
  windowsFile,
  workbookFile,
  zipFile,
  type BookCell,
} from './import-files.ts';
