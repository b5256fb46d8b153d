import { texts } from '../i18n';

/** Returns a size such as "62.5 × 29 mm", to the tenth of a millimetre. */
export const formatSize = (widthMm: number, heightMm: number): string =>
  texts.size({ width: rounded(widthMm), height: rounded(heightMm) });

const rounded = (mm: number) => Math.round(mm * 10) / 10;
