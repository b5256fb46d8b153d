import { formatNumber } from '@/shared/i18n';
import { texts } from '../i18n';

const millimetres = (length: number) => formatNumber(length, { maximumFractionDigits: 1 });

/** "50 × 30 mm"; "" where the size is not known. */
export const formatSize = (widthMm: number | undefined, heightMm: number | undefined): string =>
  widthMm === undefined || heightMm === undefined
    ? ''
    : texts.size({ width: millimetres(widthMm), height: millimetres(heightMm) });
