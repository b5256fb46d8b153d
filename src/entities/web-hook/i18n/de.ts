import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const de: Translation<typeof en> = {
  on: 'Ein',
  off: 'Aus',
  delivered: 'Zugestellt',
  waiting: 'Wartet',
  failed: 'Fehlgeschlagen',
  eventTypes: {
    printFinished: { name: 'Druck beendet', hint: 'Jedes Etikett eines Auftrags wurde gedruckt.' },
    printFailed: {
      name: 'Druck fehlgeschlagen',
      hint: 'Bei einem Etikett eines Auftrags ist der Druck fehlgeschlagen oder ungewiss.',
    },
    versionPublished: {
      name: 'Version veröffentlicht',
      hint: 'Eine neue Etikettversion wurde veröffentlicht.',
    },
    importFinished: {
      name: 'Import beendet',
      hint: 'Artikel oder Bestellungen wurden importiert.',
    },
    test: { name: 'Test' },
  },
};
