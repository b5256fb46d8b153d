import { localized } from '@/shared/i18n';
import { en } from './en';

export const texts = localized('entities/subscription', en);

/** Texts of each limit: its name, and the sentences before an action and at the limit. */
export const limitTexts = texts.limits;
