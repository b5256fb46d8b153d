import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const de: Translation<typeof en> = {
  openMenu: 'Menü öffnen',
  outOfPrints: 'Keine Drucke mehr übrig',
  printsLeft: 'Noch {left, number} von {allowed, number} Drucken übrig',
  help: 'Hilfe',
  documentation: 'Dokumentation',
  support: 'Support',
  status: 'Systemstatus',
  helper: 'Druckhilfe',
  helperIs: 'Druckhilfe: {state}',
  computer: 'Computer',
  version: 'Version',
  lastCheck: 'Letzte Prüfung',
  downloads: 'Downloads',
  updateAvailable: 'Version {version} der Druckhilfe ist verfügbar.',
  updateShort: 'Druckhilfe: Update {version}',
  noDownload:
    'Dieser Server bietet die Druckhilfe nicht zum Herunterladen an. Wer ihn betreibt, kann das einrichten: siehe „The helper“ in der README von Platen.',
  download: 'Druckhilfe herunterladen',
  windows: 'Für Windows herunterladen',
  mac: 'Für Mac herunterladen',
};
