import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const de: Translation<typeof en> = {
  title: 'Bestellungen',
  description:
    'Etiketten, die für Kunden zu drucken sind. Mitglieder drucken die Bestellungen ihrer Gruppen.',
  add: 'Bestellung hinzufügen',
  search: 'Nach Nummer oder Kunde suchen',
  caption: 'Bestellungen',
  rows: {
    count: '{count, plural, one {# Bestellung} other {# Bestellungen}}',
    countOf: '{shown, number} von {count, number} Bestellungen',
    noneFor: 'Keine Bestellungen zu „{search}“ gefunden.',
    noneForFilters: 'Keine Bestellungen zu diesen Filtern.',
    noneForBoth: 'Keine Bestellungen zu „{search}“ mit diesen Filtern gefunden.',
  },
  number: 'Bestellung',
  customer: 'Kunde',
  group: 'Gruppe',
  date: 'Datum',
  lines: 'Positionen',
  labels: 'Etiketten',
  progress: 'Gedruckt',
  nothing: '–',
  none: 'Es gibt noch keine Bestellungen. Fügen Sie die erste hinzu oder importieren Sie sie aus einer Datei.',
};
