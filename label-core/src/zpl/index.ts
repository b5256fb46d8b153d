export { renderZpl } from './render-zpl.ts';
export { readZplLabels, type ZplLabel } from './zpl-label.ts';
export { type Bitmap, bitmapOfInk, isBlack } from './bitmap.ts';
