import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const de: Translation<typeof en> = {
  title: 'Konten',
  description: 'Die Personen in Ihrer Organisation mit ihren Rollen und Gruppen.',
  add: 'Konto hinzufügen',
  search: 'Konten suchen',
  caption: 'Konten',
  rows: {
    count: '{count, plural, one {# Konto} other {# Konten}}',
    countOf: '{shown, number} von {count, number} Konten',
    noneFor: 'Keine Konten zu „{search}“ gefunden.',
    noneForFilters: 'Keine Konten zu diesen Filtern.',
    noneForBoth: 'Keine Konten zu „{search}“ mit diesen Filtern gefunden.',
    selected: '{count, plural, one {# Konto ausgewählt} other {# Konten ausgewählt}}',
  },
  name: 'Name',
  roles: 'Rollen',
  groups: 'Gruppen',
  state: 'Status',
  role: 'Rolle',
  group: 'Gruppe',
  lastSignIn: 'Letzte Anmeldung',
  you: 'Sie',
  neverSignedIn: 'Noch nie',
  enabled: 'Aktiv',
  disabled: 'Deaktiviert',
  noGroups: '–',
  groupCount: '{count, plural, one {# Gruppe} other {# Gruppen}}',
  disable: '{count, plural, one {# Konto deaktivieren} other {# Konten deaktivieren}}',
  enable: '{count, plural, one {# Konto aktivieren} other {# Konten aktivieren}}',
  nowDisabled:
    '{count, plural, one {# Konto deaktiviert und abgemeldet.} other {# Konten deaktiviert und abgemeldet.}}',
  nowEnabled: '{count, plural, one {# Konto aktiviert.} other {# Konten aktiviert.}}',
  none: 'Hier ist noch niemand. Fügen Sie das erste Konto hinzu.',
};
