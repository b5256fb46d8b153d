import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const de: Translation<typeof en> = {
  welcome: 'Willkommen, {name}',
  title: 'Start',
  description: 'Drucken Sie mit einem Favoriten oder wählen Sie, was Sie brauchen.',
  waysTitle: 'Wege zum Druck',
  ways: {
    quickPrint: {
      title: 'Schnelldruck',
      hint: 'Alle Ihre Widgets auf einer Seite, bereit für den Scanner',
    },
    articles: { title: 'Meine Artikel', hint: 'Artikel finden, sein Etikett ansehen und drucken' },
    orders: { title: 'Meine Bestellungen', hint: 'Die Etiketten einer Bestellung drucken' },
    labels: { title: 'Meine Etiketten', hint: 'Mit einem Etikett beginnen und es ausfüllen' },
  },
  lastPrints: 'Letzte Drucke',
  allPrints: 'Alle Drucke anzeigen',
  lastPrint: '{count, plural, one {# Etikett} other {# Etiketten}}, {time}',
  reprint: 'Erneut drucken',
  reprintOf: '{name} erneut drucken, {time}',
};
