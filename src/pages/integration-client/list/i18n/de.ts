import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const de: Translation<typeof en> = {
  title: 'API-Clients',
  description: 'Externe Programme, die Artikel und Bestellungen lesen und ändern oder drucken dürfen.',
  add: 'Client hinzufügen',
  search: 'Clients suchen',
  caption: 'API-Clients',
  name: 'Client',
  scopes: 'Berechtigungen',
  expires: 'Läuft ab',
  lastUsed: 'Zuletzt verwendet',
  state: 'Status',
  never: 'Nie',
  neverUsed: 'Noch nicht',
  usedOn: 'Zuletzt verwendet: {when}',
  notUsed: 'Noch nicht verwendet',
  none: 'Es gibt noch keine API-Clients. Fügen Sie einen für jedes Programm hinzu, das Platen aufrufen soll.',
  notIncluded: 'Ihr Abonnement enthält keine API-Clients.',
  rows: {
    count: '{count, plural, one {# Client} other {# Clients}}',
    countOf: '{shown, number} von {count, number} Clients',
    noneFor: 'Keine Clients zu „{search}“ gefunden.',
    noneForFilters: 'Keine Clients zu diesen Filtern.',
    noneForBoth: 'Keine Clients zu „{search}“ mit diesen Filtern gefunden.',
  },
};
