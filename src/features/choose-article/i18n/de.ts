import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const de: Translation<typeof en> = {
  search: 'Nach Name oder Nummer suchen',
  caption: 'Artikel',
  loading: 'Artikel werden geladen',
  name: 'Artikel',
  labels: 'Etiketten',
  print: 'Drucken',
  printOf: '{name} drucken',
  notLinked: 'Nicht mit diesem Etikett verknüpft',
  noneFor: 'Keine Artikel zu „{search}“ gefunden.',
  tooShort: 'Geben Sie zum Suchen mindestens {count, plural, one {# Zeichen} other {# Zeichen}} ein.',
  clear: 'Suche zurücksetzen',
  count: '{count, plural, one {# Artikel} other {# Artikel}}',
};
