import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const de: Translation<typeof en> = {
  add: 'Konnektor hinzufügen',
  addTitle: 'Konnektor hinzufügen',
  addDescription:
    'Einen für jedes System, dessen Artikel Sie drucken möchten. Der Schlüssel wird nur einmal angezeigt.',
  addNotOffered: 'Dieser Server kann keine Konnektoren hinzufügen.',
  changeNotOffered: 'Dieser Server kann keine Konnektoren ändern.',
  deleteNotOffered: 'Schon gelöscht oder von diesem Server nicht unterstützt.',
  nameless: 'Konnektor {id}',
  lastSeen: 'Letzte Verbindung',
  never: 'Noch nie',
  loading: 'Konnektor',
  notFound: 'Konnektor nicht gefunden. Möglicherweise wurde er gelöscht.',
  toList: 'Alle Konnektoren anzeigen',
  name: 'Name',
  nameHint:
    'Ein Name, an dem alle das System erkennen, etwa „Bäckerei-ERP“. Er steht beim Drucken zur Auswahl.',
  isEnabled: 'Aktiv',
  isEnabledHint:
    'Ist er deaktiviert, wird sein Programm sofort abgewiesen, und niemand kann seine Artikel drucken.',
  labels: 'Etiketten',
  labelsHint:
    'Die Etiketten, mit denen seine Artikel gedruckt werden. Wählen Sie keines, stehen alle druckbaren Etiketten zur Auswahl.',
  machineTitle: 'Computer',
  runsOn: 'Läuft auf',
  notToldYet: 'Nach der ersten Verbindung zu sehen',
  version: 'Version',
  key: 'Konnektorschlüssel',
  copyKey: 'Schlüssel kopieren',
  keyFact: 'Schlüssel',
  noKey: 'Noch keiner',
  endsIn: 'endet auf {ending}',
  keyMade: 'Erzeugt am',
  keyOf: 'Schlüssel für {name}',
  firstKeyText: 'Zum Verbinden ist ein Schlüssel nötig.',
  renewText:
    'Mit einem neuen Schlüssel gilt der alte sofort nicht mehr: Das Programm wird abgewiesen, bis es mit dem neuen gestartet wird.',
  command: 'Startbefehl für {system}',
  copyCommand: 'Startbefehl für {system} kopieren',
  howTo:
    'Installieren Sie auf dem Computer des Systems die Druckhilfe und führen Sie die Zeile seines Betriebssystems aus. {variable} nennt die Datei mit den Artikeln; eine PostgreSQL-Abfrage ist auch möglich: siehe die README der Druckhilfe. Das Programm ruft den Server auf und wird selbst nie aufgerufen, deshalb muss kein Port geöffnet werden.',
  tryIt: 'Ausprobieren',
  tryHint: 'Durchsucht das System jetzt, so wie beim Drucken. Eine leere Suche zeigt seine ersten Artikel.',
  searchArticles: 'Seine Artikel durchsuchen',
  searchNow: 'Suchen',
  found: 'Antwort erhalten: {count, plural, one {# Artikel} other {# Artikel}}.',
  foundFirst: 'Antwort erhalten: die ersten {shown, number} von {total, number} Artikeln.',
  foundNothing: 'Antwort erhalten: nichts zu „{search}“ gefunden.',
  foundEmpty: 'Antwort erhalten: keine Artikel vorhanden.',
  labelCount: '{count, plural, =0 {Keine Etiketten} one {Auf # Etikett} other {Auf # Etiketten}}',
  noValue: 'kein Wert: wird beim Drucken eingegeben',
  tryErrors: {
    unreadable: 'Das Programm konnte seine Artikel nicht lesen.',
    unreadableRemedy:
      'Sehen Sie die Meldungen auf seinem Computer an und prüfen Sie, ob Datei oder System verfügbar ist.',
    unavailable: 'Es ist zurzeit nicht verfügbar.',
    slow: 'Es hat nicht rechtzeitig geantwortet.',
    slowRemedy: 'Bleibt es dabei, ist sein Computer ausgelastet oder seine Datei sehr groß.',
    other: 'Seine Artikel konnten nicht durchsucht werden.',
  },
  errors: {
    noName: 'Geben Sie dem Konnektor einen Namen.',
    longName: 'Höchstens {most, number} Zeichen.',
  },
};
