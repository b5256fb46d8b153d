import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const de: Translation<typeof en> = {
  states: {
    Waiting: 'Wartet',
    Running: 'Import läuft',
    Done: 'Importiert',
    Failed: 'Fehlgeschlagen',
    Undone: 'Rückgängig',
  },
  labelHints: {
    update:
      'Neue und aktualisierte Artikel können mit diesen Etiketten gedruckt werden, zusätzlich zu den Etiketten, die sie schon haben. Ein noch nicht veröffentlichtes Etikett kann gedruckt werden, sobald es veröffentlicht ist.',
    skip: 'Neue Artikel können mit diesen Etiketten gedruckt werden. Ein noch nicht veröffentlichtes Etikett kann gedruckt werden, sobald es veröffentlicht ist.',
    refuse:
      'Neue Artikel können mit diesen Etiketten gedruckt werden. Ein noch nicht veröffentlichtes Etikett kann gedruckt werden, sobald es veröffentlicht ist.',
  },
  notListed: 'Import nicht gefunden: Er ist nicht unter den ersten {most, number} des Verlaufs.',
};
