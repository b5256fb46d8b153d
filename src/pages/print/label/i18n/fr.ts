import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const fr: Translation<typeof en> = {
  title: 'Imprimer l’étiquette',
  fromFile: 'Imprimer depuis un fichier',
};
