import { localized } from '../../../i18n';
import { en } from './en';

export const texts = localized('shared/ui/password-field', en);
