import type { Translation } from '../../../i18n';
import type { en } from './en';

export const de: Translation<typeof en> = { toggle: 'Passwort anzeigen oder verbergen' };
