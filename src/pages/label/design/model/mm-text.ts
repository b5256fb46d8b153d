import { formatNumber } from '@/shared/i18n';

/** A length in mm as the person's language writes it, at 0.01: 12.5. */
export const mmText = (mm: number): string => formatNumber(mm, { maximumFractionDigits: 2 });
