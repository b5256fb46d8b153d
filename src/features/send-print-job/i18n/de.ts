import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const de: Translation<typeof en> = {
  title: 'Druckauftrag',
  unfinished: 'Nicht abgeschlossene Drucke',
  progress: 'Gedruckte Etiketten',
  labels: '{count, plural, one {# Etikett} other {# Etiketten}}',
  states: {
    queued: 'Wartet',
    left: 'Wartet auf den Agenten',
    sending: 'Wird gesendet',
    accepted: 'An den Drucker gesendet',
    reported: 'Gedruckt',
    failed: 'Fehlgeschlagen',
    unknown: 'Möglicherweise gedruckt',
    canceled: 'Abgebrochen',
  },
  position: '{first, number} von {total, number}',
  positions: '{first, number}–{last, number} von {total, number}',
  mayBePrinted: 'Etikett {first, number} von {total, number} wurde möglicherweise gedruckt',
  severalMayBePrinted:
    'Etiketten {first, number} bis {last, number} von {total, number} wurden möglicherweise gedruckt',
  attention: 'Wartet am Drucker: {reason}',
  summary: {
    labels: '{printed, number} von {requested, plural, one {# Etikett} other {# Etiketten}} gedruckt',
    printed: '{printed, number} von {requested, number} gedruckt',
    failed: '{count, number} fehlgeschlagen',
    unknown: '{count, number} nicht bestätigt',
    notSent: '{count, number} nicht gesendet',
    waiting: '{count, plural, one {# davon wartet am Drucker} other {# davon warten am Drucker}}',
    paused: 'Angehalten',
  },
  showAll: 'Alle {count, number} anzeigen',
  showAllOf: 'Alle {count, number} anzeigen: {name}',
  showFewer: 'Weniger anzeigen',
  showFewerOf: 'Weniger anzeigen: {name}',
  elsewhere:
    'Ein anderer Tab druckt diesen Auftrag: {count, plural, one {# Etikett} other {# Etiketten}}. Nur dort können Sie ihn anhalten oder ändern.',
  elsewhereNamed:
    'Ein anderer Tab druckt diesen Auftrag: {name}, {count, plural, one {# Etikett} other {# Etiketten}}. Nur dort können Sie ihn anhalten oder ändern.',
  pause: 'Anhalten',
  resume: 'Fortsetzen',
  cancelRest: 'Rest abbrechen',
  printAgain: 'Erneut drucken',
  wasPrinted: 'Wurde gedruckt',
  withdraw: 'Nicht drucken',
  close: 'Schließen',
  standing: {
    handedOver: 'An die Druckhilfe gesendet',
    printed: 'Gedruckt',
    notPrinted: 'Nicht gedruckt.',
    notPrintedBecause: 'Nicht gedruckt. {reason}',
    notPrintedYet: 'Noch nicht gedruckt. {reason}',
    maybePrinted: 'Möglicherweise wurde gedruckt: Sehen Sie am Drucker nach.',
    leftToAgent: 'Wartet auf den Agenten',
    partlyCanceled: 'Es wurde nicht alles gedruckt: Einige Etiketten wurden abgebrochen.',
  },
  errors: {
    noComputerName: 'Computername nicht verfügbar',
    noHelperAddress: 'Adresse der Druckhilfe nicht verfügbar',
    noData: 'Keine Daten von der Druck-API erhalten',
    noPrintFiles: 'Keine Druckdateien von der API erhalten',
    printFailed: 'Druck fehlgeschlagen',
    noProofs: 'Nicht gedruckt: Dieser Server druckt keine Probedrucke nicht gespeicherter Entwürfe.',
    paused:
      '{count, plural, one {Angehalten: # Etikett noch nicht gesendet.} other {Angehalten: # Etiketten noch nicht gesendet.}}',
    busy: 'Ein anderer Tab druckt diesen Auftrag.',
    helperNotConnected: 'Nicht gesendet: Die Druckhilfe ist nicht verbunden.',
    cannotKeepRecord:
      'Nicht gesendet: Dieser Browser kann das Protokoll nicht speichern, das vor doppeltem Druck schützt.',
    notAPdf: 'Nicht gesendet: Die Datei des Servers ist kein PDF.',
    pdfTooLarge: 'Nicht gesendet: Das PDF ist größer als 25\u00A0MB.',
    noAnswer: 'Die Druckhilfe hat nicht rechtzeitig geantwortet. Möglicherweise wurde gedruckt.',
    interrupted: 'Der Druck wurde unterbrochen. Möglicherweise wurde gedruckt.',
    helperLostTrack: 'Die Druckhilfe wurde beim Drucken unterbrochen. Möglicherweise wurde gedruckt.',
    notReceived: 'Nicht gedruckt: Die Druckhilfe hat den Druck nie erhalten.',
    noRecord: 'Die Druckhilfe kennt diesen Druck nicht. Möglicherweise wurde gedruckt.',
    noAnswerForAgent: 'Der Server hat nicht rechtzeitig geantwortet. Möglicherweise druckt der Agent noch.',
    notLeftForAgent: 'Nicht gedruckt: Der Agent hat den Druck nie erhalten.',
    cannotAskServer:
      'Ob gedruckt wurde, ist unklar: Der Server ist nicht erreichbar. Versuchen Sie es erneut, sobald er antwortet.',
    cannotAskHelper:
      'Ob gedruckt wurde, ist unklar: Die Druckhilfe ist nicht erreichbar. Versuchen Sie es erneut, sobald sie verbunden ist.',
  },
  advice: {
    startHelper:
      'Die Druckhilfe auf diesem Computer antwortet nicht. Starten Sie sie: siehe „Druckhilfe“ oben auf der Seite.',
    checkPrinter:
      'Möglicherweise hat der Druckdienst von selbst gedruckt. Sehen Sie am Drucker nach, bevor Sie erneut drucken.',
  },
  lineCheck: {
    title: 'Erstes Etikett prüfen',
    hint: 'Scannen Sie das Produkt und das eben gedruckte Etikett. {count, plural, =0 {} one {# Etikett wartet darauf.} other {# Etiketten warten darauf.}}',
    product: '1. Code auf dem Produkt',
    label: '2. Code auf dem gedruckten Etikett',
    check: 'Prüfen',
    stopped: 'Der Lauf ist angehalten: Was gescannt wurde, passt nicht zum Auftrag.',
    again:
      'Beheben Sie den Fehler an der Linie und scannen Sie beides erneut, oder verzichten Sie auf den Rest.',
    notChecked: 'Die Prüfung ist nicht erfolgt.',
    giveUp: 'Auf den Rest verzichten',
    leave: 'Ungeprüft lassen',
    due: 'Das erste Etikett wartet auf seine Linienprüfung.',
  },
  series: {
    linesGone:
      'Die folgenden Zeilen sind nicht mehr gespeichert. Wählen Sie die Datei erneut, um den Rest zu drucken.',
    doubtful:
      'Es ist nicht bekannt, ob diese Etiketten gedruckt wurden. Sehen Sie am Drucker nach und entscheiden Sie dann.',
  },
};
