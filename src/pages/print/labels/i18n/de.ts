import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const de: Translation<typeof en> = {
  title: 'Meine Etiketten',
  description: 'Wählen Sie ein Etikett zum Drucken, allein oder für einen Artikel.',
  search: 'Nach Name suchen',
  caption: 'Etiketten',
  name: 'Etikett',
  size: '{width, number, ::.#} × {height, number, ::.#} mm',
  variables: 'Auszufüllen',
  noVariables: 'Nichts',
  ways: 'Drucken',
  print: 'Drucken',
  printOf: '{name} ohne Artikel drucken',
  articles: 'Für einen Artikel',
  articlesOf: '{name} für einen Artikel drucken',
  none: 'Es gibt noch keine druckbaren Etiketten. Ein Etikett kann gedruckt werden, sobald eine Version davon veröffentlicht ist.',
  noneFor: 'Keine Etiketten zu „{search}“ gefunden.',
  clear: 'Suche zurücksetzen',
  count: '{count, plural, one {# Etikett} other {# Etiketten}}',
};
