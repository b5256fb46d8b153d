import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const de: Translation<typeof en> = {
  title: 'Etikett drucken',
  fromFile: 'Aus einer Datei drucken',
};
