import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const de: Translation<typeof en> = {
  add: 'Agent hinzufügen',
  addTitle: 'Agent hinzufügen',
  addDescription:
    'Einen für jeden Computer, der unbeaufsichtigt drucken soll. Der Schlüssel wird nur einmal angezeigt.',
  addNotOffered: 'Dieser Server bietet keine Agenten an.',
  lastSeen: 'Letzte Verbindung',
  never: 'Noch nie',
  version: 'Version',
  waiting: 'Wartende Aufträge',
  printers: 'Drucker',
  loading: 'Agent',
  notFound: 'Agent nicht gefunden. Möglicherweise wurde er gelöscht.',
  toList: 'Alle Agenten anzeigen',
  name: 'Name',
  nameHint:
    'Ein Name, den alle erkennen, etwa „Rampe 3“. Er steht bei den Druckern, die diesen Agenten nutzen.',
  isEnabled: 'Aktiv',
  isEnabledHint:
    'Ist er deaktiviert, wird er sofort abgewiesen. Aufträge für seine Drucker warten, bis er wieder aktiv ist.',
  machineTitle: 'Computer',
  machine: 'Läuft auf',
  notToldYet: 'Nach der ersten Verbindung zu sehen',
  queues: 'Warteschlangen',
  printersHint:
    'Diese Drucker sind über diesen Agenten erreichbar. Löschen lässt er sich erst, wenn sie einen anderen Weg haben.',
  noPrintersHint: 'Noch keine. Wählen Sie diesen Agenten auf der Seite eines Druckers.',
  key: 'Agentenschlüssel',
  keyFact: 'Schlüssel',
  endsIn: 'endet auf {ending}',
  keyMade: 'Erzeugt am',
  keyOf: 'Schlüssel für {name}',
  renewText:
    'Mit einem neuen Schlüssel gilt der alte sofort nicht mehr: Das Programm wird abgewiesen, bis es mit dem neuen gestartet wird. Wartende Aufträge bleiben erhalten.',
  copyKey: 'Schlüssel kopieren',
  command: 'Startbefehl für {system}',
  copyCommand: 'Startbefehl für {system} kopieren',
  howTo:
    'Installieren Sie auf dem Computer bei den Druckern die Druckhilfe und führen Sie die Zeile seines Systems aus. Das Programm ruft den Server auf und wird selbst nie aufgerufen, deshalb muss kein Port geöffnet werden.',
  deleteNotOffered: 'Schon gelöscht oder von diesem Server nicht unterstützt.',
  errors: {
    noName: 'Geben Sie dem Agenten einen Namen.',
    longName: 'Höchstens {most, number} Zeichen.',
  },
};
