import { texts } from '../i18n';

/** Says what the labels of an import are for, by what is done with existing articles. */
export const labelHint = (onExisting: keyof typeof texts.labelHints): string => texts.labelHints[onExisting];
