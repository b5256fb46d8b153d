import type { Translation } from '../../../i18n';
import type { en } from './en';

export const fr: Translation<typeof en> = { toggle: 'Afficher ou masquer le mot de passe' };
