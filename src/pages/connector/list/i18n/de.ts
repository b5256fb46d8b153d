import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const de: Translation<typeof en> = {
  title: 'Konnektoren',
  description:
    'Programme in Ihrem Netzwerk, die Artikel eines anderen Systems liefern, damit Sie sie hier drucken können.',
  add: 'Konnektor hinzufügen',
  search: 'Konnektoren suchen',
  caption: 'Konnektoren',
  rows: {
    count: '{count, plural, one {# Konnektor} other {# Konnektoren}}',
    countOf: '{shown, number} von {count, number} Konnektoren',
    noneFor: 'Keine Konnektoren zu „{search}“ gefunden.',
    noneForFilters: 'Keine Konnektoren zu diesen Filtern.',
    noneForBoth: 'Keine Konnektoren zu „{search}“ mit diesen Filtern gefunden.',
  },
  connector: 'Konnektor',
  nameless: 'Konnektor {id}',
  machine: 'Computer',
  status: 'Status',
  lastSeen: 'Letzte Verbindung',
  never: 'Noch nie',
  seen: 'Zuletzt verbunden: {when}',
  none: 'Es gibt noch keine Konnektoren. Fügen Sie einen für jedes System hinzu, dessen Artikel Sie drucken möchten.',
  notIncluded: 'Ihr Abonnement enthält keine Konnektoren.',
  notIncludedAnyMore:
    'Ihr Abonnement enthält keine Konnektoren mehr: Die Konnektoren unten können sich nicht verbinden.',
};
