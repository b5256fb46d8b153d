import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const de: Translation<typeof en> = {
  title: 'Aktive Agenten',
  description:
    'Programme in Ihrem Netzwerk, die für alle drucken. Weder ein Browser noch die Druckhilfe muss dafür offen sein.',
  add: 'Agent hinzufügen',
  search: 'Agenten suchen',
  caption: 'Agenten',
  rows: {
    count: '{count, plural, one {# Agent} other {# Agenten}}',
    countOf: '{shown, number} von {count, number} Agenten',
    noneFor: 'Keine Agenten zu „{search}“ gefunden.',
    noneForFilters: 'Keine Agenten zu diesen Filtern.',
    noneForBoth: 'Keine Agenten zu „{search}“ mit diesen Filtern gefunden.',
  },
  agent: 'Agent',
  status: 'Status',
  lastSeen: 'Letzte Verbindung',
  never: 'Noch nie',
  notSeen: 'Noch nie verbunden',
  seen: 'Zuletzt verbunden: {when}',
  version: 'Version',
  waiting: 'Wartende Aufträge',
  jobs: '{count, plural, =0 {Keine Aufträge warten} one {# Auftrag wartet} other {# Aufträge warten}}',
  printers: 'Drucker',
  noPrinters: 'Keine',
  noPrintersHere: 'keine Drucker',
  none: 'Es gibt noch keine Agenten. Fügen Sie einen für jeden Computer hinzu, der unbeaufsichtigt drucken soll.',
  notIncluded: 'Ihr Abonnement enthält keine Agenten.',
  notIncludedAnyMore:
    'Ihr Abonnement enthält keine Agenten mehr: Die Agenten unten können sich nicht verbinden, und über sie wird nichts gedruckt.',
};
