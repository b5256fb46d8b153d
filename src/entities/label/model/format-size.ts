import { formatNumber } from '@/shared/i18n';
import { texts } from '../i18n';

const millimetres = (length: number) => formatNumber(length, { maximumFractionDigits: 1 });

/** Formats a size as "50 × 30 mm"; "" when the size is unknown. */
export const formatSize = (widthMm: number | undefined, heightMm: number | undefined): string =>
  widthMm === undefined || heightMm === undefined
    ? ''
    : texts.size({ width: millimetres(widthMm), height: millimetres(heightMm) });
