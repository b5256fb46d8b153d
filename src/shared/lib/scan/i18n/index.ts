import { localized } from '../../../i18n';
import { en } from './en';

export const scanTexts = localized('shared/lib/scan', en);
