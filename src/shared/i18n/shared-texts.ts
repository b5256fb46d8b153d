import { en } from './en';
import { localized } from './localized';

/** The texts of everything in shared. */
export const sharedTexts = localized('shared', en);
