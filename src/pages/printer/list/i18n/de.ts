import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const de: Translation<typeof en> = {
  title: 'Drucker',
  description: 'Die Drucker Ihrer Organisation und wie sie verbunden sind.',
  add: 'Drucker hinzufügen',
  search: 'Drucker suchen',
  caption: 'Drucker',
  name: 'Drucker',
  model: 'Modell',
  resolution: 'Auflösung',
  dpi: '{dpi} dpi',
  target: 'Verbindung',
  noTarget: 'Nicht eingerichtet',
  queue: 'Warteschlange {queue}',
  driver: 'Druckertreiber von {queue}',
  through: 'über {agent}',
  throughAs:
    '{status, select, connected {über {agent} (verbunden)} disconnected {über {agent} (nicht verbunden)} never {über {agent} (nie verbunden)} other {über {agent}}}',
  groups: 'Gruppen',
  everybody: 'Alle',
  groupCount: '{count, plural, one {# Gruppe} other {# Gruppen}}',
  isDefault: 'Ihr Standarddrucker',
  none: 'Es gibt noch keine Drucker. Fügen Sie einen hinzu, um zu drucken.',
  rows: {
    count: '{count, plural, one {# Drucker} other {# Drucker}}',
    countOf: '{shown, number} von {count, number} Druckern',
    noneFor: 'Keine Drucker zu „{search}“ gefunden.',
    noneForFilters: 'Keine Drucker zu diesen Filtern.',
    noneForBoth: 'Keine Drucker zu „{search}“ mit diesen Filtern gefunden.',
  },
  rules: {
    title: 'Große Druckaufträge',
    hint: 'Platen fragt nach, bevor mehr Etiketten als hier angegeben auf einmal gedruckt werden. Das gilt für alle in Ihrer Organisation.',
    unaskedLabels: 'Etiketten ohne Rückfrage',
    save: 'Speichern',
    saved: 'Gespeichert.',
    failed: 'Die Zahl konnte nicht gespeichert werden',
  },
};
