import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const de: Translation<typeof en> = {
  title: 'Meine Bestellungen',
  description: 'Wählen Sie eine Bestellung, um ihre Etiketten zu drucken.',
  search: 'Nach Nummer oder Kunde suchen',
  caption: 'Bestellungen',
  number: 'Bestellung',
  date: 'Datum',
  lines: 'Positionen',
  labels: 'Etiketten',
  progress: 'Gedruckt',
  none: 'Sie haben noch keine Bestellungen. Wer Bestellungen verwaltet, kann sie hinzufügen oder importieren.',
  noneFor: 'Keine Bestellungen zu „{search}“ gefunden.',
  clear: 'Suche zurücksetzen',
  count: '{count, plural, one {# Bestellung} other {# Bestellungen}}',
};
