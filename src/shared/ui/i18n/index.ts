import { localized } from '../../i18n';
import { en } from './en';

export const uiTexts = localized('shared/ui', en);
