import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const fr: Translation<typeof en> = {
  on: 'Actif',
  off: 'Inactif',
  delivered: 'Reçu',
  waiting: 'En attente',
  failed: 'Échec',
  eventTypes: {
    printFinished: { name: 'Impression terminée', hint: 'Un travail a été entièrement imprimé.' },
    printFailed: {
      name: 'Échec de l’impression',
      hint: 'Une étiquette d’un travail n’a pas été imprimée, ou on ignore si elle l’a été.',
    },
    versionPublished: {
      name: 'Version publiée',
      hint: 'Une nouvelle version d’une étiquette a été publiée.',
    },
    importFinished: {
      name: 'Import terminé',
      hint: 'Un fichier d’articles ou de commandes a été importé.',
    },
    test: { name: 'Test' },
  },
};
