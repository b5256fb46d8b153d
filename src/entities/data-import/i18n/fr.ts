import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const fr: Translation<typeof en> = {
  states: {
    Waiting: 'En attente',
    Running: 'En cours',
    Done: 'Importé',
    Failed: 'Échec',
    Undone: 'Annulé',
  },
  labelHints: {
    update:
      'Les articles nouveaux ou mis à jour pourront être imprimés avec ces étiquettes, en plus de celles qu’ils ont déjà. Une étiquette pas encore publiée sera imprimable dès sa publication.',
    skip: 'Les nouveaux articles pourront être imprimés avec ces étiquettes. Une étiquette pas encore publiée sera imprimable dès sa publication.',
    refuse:
      'Les nouveaux articles pourront être imprimés avec ces étiquettes. Une étiquette pas encore publiée sera imprimable dès sa publication.',
  },
  notListed: 'Import introuvable : il n’est pas parmi les {most, number} premiers de l’historique.',
};
