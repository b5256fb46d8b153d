import { localized } from '@/shared/i18n';
import { en } from './en';

export const texts = localized('entities/data-import', en);

/** Returns the use of the labels of an import, by the treatment of existing articles. */
export const labelHint = (onExisting: keyof typeof texts.labelHints): string => texts.labelHints[onExisting];
