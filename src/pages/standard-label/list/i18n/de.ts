import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const de: Translation<typeof en> = {
  title: 'Standardetiketten',
  description: 'Fertige Vorlagen: Firma und Texte einmal eingeben und dann als Etiketten speichern.',
  own: 'Von Ihrer Organisation gespeichert',
  offered: 'Vorlagen',
  search: 'Vorlagen suchen',
  kind: 'Art',
  size: 'Größe',
  sizes: { small: 'Bis 60 mm', medium: 'Bis 110 mm', large: 'Größer' },
  madeFrom: 'Aus {template}',
  none: 'Dieser Server bietet keine Vorlagen an. Fügen Sie ein Etikett aus einer Datei hinzu.',
  addLabel: 'Etikett hinzufügen',
  noneFor: 'Keine Vorlagen zu „{search}“ gefunden.',
  noneForFilters: 'Keine Vorlagen zu diesen Filtern.',
  clear: 'Suche und Filter zurücksetzen',
  count: '{count, plural, one {# Vorlage} other {# Vorlagen}}',
  countOf: '{shown, number} von {count, number} Vorlagen',
  labels: '{used, number} von {allowed, number} Etiketten belegt',
};
