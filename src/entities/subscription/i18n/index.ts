import { localized } from '@/shared/i18n';
import { en } from './en';

export const texts = localized('entities/subscription', en);

/** What is said of each limit: its name, and the sentences before an action and where the limit is reached. */
export const limitTexts = texts.limits;
