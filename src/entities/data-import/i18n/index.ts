import { localized } from '@/shared/i18n';
import { en } from './en';

export const texts = localized('entities/data-import', en);

/** Says what the labels of an import are for, by what is done with existing articles. */
export const labelHint = (onExisting: keyof typeof texts.labelHints): string => texts.labelHints[onExisting];
