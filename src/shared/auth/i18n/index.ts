import { localized } from '../../i18n';
import { en } from './en';

export const authTexts = localized('shared/auth', en);
