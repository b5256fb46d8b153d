import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const de: Translation<typeof en> = {
  title: 'Meine Artikel',
  description: 'Wählen Sie einen Artikel, um sein Etikett zu drucken.',
  none: 'Es gibt noch keine Artikel. Wer Artikel verwaltet, kann sie hinzufügen oder importieren.',
  source: 'Artikelquelle',
  ownArticles: 'Meine Organisation',
  away: '{name} (nicht verbunden)',
  connector: {
    title: 'Artikel aus {name}',
    anyTitle: 'Artikel aus einem Konnektor',
    description: 'Aus einem System in Ihrem Netzwerk.',
    descriptionOn: 'Aus einem System in Ihrem Netzwerk, über {machine}.',
    noArticles: 'Das System hinter diesem Konnektor hat keine Artikel.',
    notFound: 'Den Konnektor {id} gibt es nicht mehr.',
    goToOwn: 'Zu meinen Artikeln',
    notConnected: '„{name}“ ist nicht verbunden.',
    notConnectedOn: '„{name}“ auf {machine} ist nicht verbunden.',
    lastSeen: 'Zuletzt verbunden: {moment}. Starten Sie ihn dort neu und versuchen Sie es erneut.',
    neverSeen: 'Er war noch nie verbunden. Starten Sie ihn dort und versuchen Sie es erneut.',
    notSeen: 'Starten Sie ihn dort und versuchen Sie es erneut.',
    retry: 'Erneut versuchen',
  },
};
