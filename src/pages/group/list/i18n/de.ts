import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const de: Translation<typeof en> = {
  title: 'Gruppen',
  description:
    'Artikel, Bestellungen, Personen und Drucker gehören zu Gruppen. Unter der obersten Gruppe gibt es zwei Ebenen.',
  add: 'Gruppe hinzufügen',
  search: 'Gruppen suchen',
  caption: 'Gruppen',
  rows: {
    count: '{count, plural, one {# Gruppe} other {# Gruppen}}',
    countOf: '{shown, number} von {count, number} Gruppen',
    noneFor: 'Keine Gruppen zu „{search}“ gefunden.',
    noneForFilters: 'Keine Gruppen zu diesen Filtern.',
    noneForBoth: 'Keine Gruppen zu „{search}“ mit diesen Filtern gefunden.',
  },
  name: 'Gruppe',
  within: 'in {parent}',
  root: 'oberste Gruppe',
  members: 'Mitglieder',
  printers: 'Drucker',
  articles: 'Artikel',
  orders: 'Bestellungen',
  defaultPrinter: 'Standarddrucker',
  unknown: '–',
  level: 'Ebene',
  levels: { first: 'Erste Ebene', second: 'Zweite Ebene' },
  countsMissing: 'Dieser Server meldet den Inhalt von Gruppen nicht.',
  cardCounts:
    '{members, plural, one {# Mitglied} other {# Mitglieder}} · {printers, plural, one {# Drucker} other {# Drucker}} · {articles, plural, one {# Artikel} other {# Artikel}}',
  none: 'Es gibt noch keine Gruppen. Fügen Sie die erste hinzu.',
};
