import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const de: Translation<typeof en> = {
  title: 'Druckeinstellungen',
  description: 'Die Drucker, die dieser Computer nutzt, und der Standarddrucker für jedes Etikett.',
  notEnabled: 'Ihre Organisation hat keine Druckeinstellungen. Die Administration kann sie einschalten.',
  thisComputer: 'Dieser Computer',
  computerName: 'Name dieses Computers laut Druckhilfe: {name}.',
  noComputerName: 'Computername nicht verfügbar',
  checking: 'Die Druckhilfe wird gesucht.',
  used: 'Auf diesem Computer genutzte Drucker',
  computerDefault: 'Standarddrucker dieses Computers',
  noDefault: 'Kein Standarddrucker',
  noPrinters:
    'Es gibt noch keine Drucker. Bitten Sie die Person, die Ihre Drucker verwaltet, einen hinzuzufügen.',
  labels: 'Standarddrucker für jedes Etikett',
  labelsHint: 'Ihre eigene Wahl, auf jedem Computer, von dem Sie drucken.',
  caption: 'Etiketten und ihre Standarddrucker',
  label: 'Etikett',
  printer: 'Standarddrucker',
  printerOf: 'Standarddrucker für {label}',
  setPaper: 'Papier',
  paperOf: 'Papier für {label} auf {printer}',
  noLabels: 'Es gibt noch keine Etiketten zum Drucken.',
  gone: 'Ein Drucker, den es nicht mehr gibt',
};
