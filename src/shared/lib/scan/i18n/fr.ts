import type { Translation } from '../../../i18n';
import type { en } from './en';

export const fr: Translation<typeof en> = {
  scan: {
    unreadable:
      'Ce code GS1 est inutilisable : {rule}. Aucun champ n’a été rempli. Scannez-le à nouveau ou saisissez la référence de l’article.',
    onlyDigits: '({identifier}) doit être un nombre',
    sixDigits: '({identifier}) doit avoir 6 chiffres',
    noDate: '({identifier}) doit être une date AAMMJJ, et non « {data} »',
  },
};
