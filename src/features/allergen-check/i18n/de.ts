import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const de: Translation<typeof en> = {
  check: 'Allergene prüfen',
  title: 'Allergene in {field}',
  hint: 'Nur bekannte Wörter: Eines kann hier fehlen, und eines kann etwas anderes bedeuten. Sie entscheiden.',
  none: 'Kein Name eines Allergens gefunden.',
  marked:
    '{count, plural, one {Ein Name ist schon hervorgehoben.} other {# Namen sind schon hervorgehoben.}}',
  toMark: 'Hervorzuhebende Namen',
  how: 'Hervorheben durch',
  marks: { bold: 'Fettdruck', capitals: 'Großbuchstaben' },
  mark: '{count, plural, =0 {Namen hervorheben} one {Einen Namen hervorheben} other {# Namen hervorheben}}',
  done: '{count, plural, one {Ein Name hervorgehoben.} other {# Namen hervorgehoben.}}',
  groups: {
    gluten: 'Glutenhaltiges Getreide',
    crustaceans: 'Krebstiere',
    eggs: 'Eier',
    fish: 'Fisch',
    peanuts: 'Erdnüsse',
    soybeans: 'Sojabohnen',
    milk: 'Milch',
    nuts: 'Schalenfrüchte',
    celery: 'Sellerie',
    mustard: 'Senf',
    sesame: 'Sesam',
    sulphites: 'Schwefeldioxid und Sulfite',
    lupin: 'Lupinen',
    molluscs: 'Weichtiere',
  },
  notes: {
    title: 'Allergene',
    unmarked:
      '{count, plural, one {Ein Allergen ist nicht hervorgehoben:} other {# Allergene sind nicht hervorgehoben:}}',
    allMarked:
      '{count, plural, one {Das gefundene Allergen ist hervorgehoben.} other {Alle # gefundenen Allergene sind hervorgehoben.}}',
    hint: 'Bekannte Wörter in den Texten mit Auszeichnung, mit den gezeigten Werten. In einem Zutatenverzeichnis müssen sich Namen von Allergenen abheben (Verordnung (EU) Nr. 1169/2011).',
  },
};
