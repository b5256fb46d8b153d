import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const fr: Translation<typeof en> = {
  skip: 'Aller au contenu',
  unknownAddressHint: 'Elle est peut-être mal saisie, ou vient d’une autre version de Platen.',
  toStart: 'Aller à la page d’accueil',
};
