export { renderZpl } from './render-zpl.ts';
export { readZplLabels, type ZplLabel } from './zpl-label.ts';
export { type Bitmap, isBlack } from './bitmap.ts';
