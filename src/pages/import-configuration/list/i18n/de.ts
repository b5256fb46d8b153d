import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const de: Translation<typeof en> = {
  title: 'Importkonfigurationen',
  description:
    'Gespeicherte Einstellungen für wiederkehrende Dateien. Beim Import wählen Sie sie nach Namen.',
  add: 'Konfiguration hinzufügen',
  search: 'Konfigurationen suchen',
  caption: 'Importkonfigurationen',
  rows: {
    count: '{count, plural, one {# Konfiguration} other {# Konfigurationen}}',
    countOf: '{shown, number} von {count, number} Konfigurationen',
    noneFor: 'Keine Konfigurationen zu „{search}“ gefunden.',
    noneForFilters: 'Keine Konfigurationen zu diesen Filtern.',
    noneForBoth: 'Keine Konfigurationen zu „{search}“ mit diesen Filtern gefunden.',
  },
  name: 'Konfiguration',
  kind: 'Inhalt',
  kinds: { articles: 'Artikel', orders: 'Bestellungen' },
  columns: 'Spalten',
  group: 'In die Gruppe',
  ownGroup: 'Gruppe der importierenden Person',
  changed: 'Geändert',
  columnCount: '{count, plural, one {# Spalte} other {# Spalten}}',
  none: 'Es gibt noch keine Konfigurationen. Fügen Sie eine für regelmäßig importierte Dateien hinzu.',
  notPart: 'Ihr Abonnement enthält keine Importe.',
};
