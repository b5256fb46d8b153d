import { localized } from '@/shared/i18n';
import { en } from './en';

export const texts = localized('app/layouts', en);
