import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const fr: Translation<typeof en> = {
  unknown: '–',
  printedOf: '{printed, number} sur {wanted, number}',
  notListed: 'Commande introuvable : elle n’est pas parmi les {most, number} premières de la liste.',
  noLines: 'Ce serveur n’indique pas les lignes d’une commande.',
};
