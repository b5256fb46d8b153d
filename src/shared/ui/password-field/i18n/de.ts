import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const de: Translation<typeof en> = { toggle: 'Passwort anzeigen oder verbergen' };
