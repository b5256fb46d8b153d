import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const de: Translation<typeof en> = {
  title: '{label} aus einer Datei drucken',
  anyTitle: 'Aus einer Datei drucken',
  description: 'Jede Zeile druckt ihr eigenes Etikett. Es werden keine Artikel angelegt.',
  jobName: '{label}: {file}',

  fileTitle: 'Datei',
  unreadable: 'Diese Datei kann nicht gelesen werden',

  columnsTitle: 'Spalten',
  columnsHint:
    'Wählen Sie, was jede Variable füllt. Die Wahl gilt in Ihrer Organisation für Dateien mit denselben Überschriften.',
  noVariables: 'Auf diesem Etikett wird nichts ausgefüllt: Jede Zeile druckt es, wie es ist.',
  sourceFor: 'Quelle für {name}',
  textFor: 'Text für {name}',
  leaveEmpty: 'Leer lassen',
  defaultValue: 'Vorgabe: {value}',
  sameText: 'Derselbe Text in jeder Zeile',
  copies: 'Etiketten je Zeile',
  oneEach: 'Eines',

  checkTitle: 'Prüfung',
  notDrawn: 'Der Server sendet keine Zeichnung dieses Etiketts: Geprüft werden nur Pflichtwerte und Längen.',
  checked: '{checked, number} von {all, number} Zeilen geprüft',
  stopCheck: 'Prüfung abbrechen',
  checkAgain: 'Erneut prüfen',
  checkFaults: {
    stopped: 'Die Prüfung wurde abgebrochen. Gedruckt wird erst, wenn alle Zeilen des Bereichs geprüft sind.',
    'not-loaded': 'Die Prüfung konnte nicht geladen werden. Prüfen Sie das Netz und versuchen Sie es erneut.',
    'not-checked': 'Die Zeilen konnten mit diesem Etikett nicht geprüft werden.',
  },
  allRight: '{rows, plural, one {# Zeile} other {# Zeilen}} geprüft, keine Fehler.',
  someWrong: '{faulty, number} von {rows, plural, one {# Zeile} other {# Zeilen}} mit Fehlern.',
  onlyFaulty: 'Nur fehlerhafte Zeilen',
  noFaulty: 'Keine Zeilen mit Fehlern.',
  table: 'Zeilen der Datei',
  row: 'Zeile',
  number: '{row, number}',
  line: 'Zeile {line, number} der Datei',
  showRow: 'Zeile {row, number} anzeigen',
  values: 'Werte',
  labels: 'Etiketten',
  problem: 'Fehler',
  fault: '{column}: {message}',
  skip: 'Ohne {count, plural, one {die fehlerhafte Zeile} other {die # fehlerhaften Zeilen}} des Bereichs drucken',

  rangeTitle: 'Zeilen und Drucker',
  from: 'Von Zeile',
  to: 'Bis Zeile',
  allRows: 'Alle Zeilen',
  inRange:
    '{labels, plural, one {# Etikett} other {# Etiketten}} aus {rows, plural, one {# Zeile} other {# Zeilen}}.',
  withoutLabel: '{count, plural, one {# Zeile braucht} other {# Zeilen brauchen}} kein Etikett.',

  preview: 'Vorschau',
  rowOf: 'Zeile {row, number} von {all, number}',
  previousRow: 'Vorige Zeile',
  nextRow: 'Nächste Zeile',

  consequence:
    '{labels, plural, one {# Etikett} other {# Etiketten}} der Zeilen {from, number} bis {to, number}',
  consequenceOn:
    '{labels, plural, one {# Etikett} other {# Etiketten}} der Zeilen {from, number} bis {to, number} auf {printer}',
  inJobs: 'Gesendet in {count, number} Aufträgen, einer nach dem anderen.',
  uses: 'Verbraucht {count, number} von noch {left, plural, one {# Druck} other {# Drucken}} in diesem Monat.',
  print: '{count, plural, one {# Etikett} other {# Etiketten}} drucken',
  printNothing: 'Drucken',

  errors: {
    noFile: 'Wählen Sie zuerst eine Datei.',
    unfilled: 'Wählen Sie, was {names} füllt.',
    notChecked: 'Noch sind nicht alle Zeilen des Bereichs geprüft.',
    faulty:
      '{count, plural, one {# Zeile des Bereichs hat} other {# Zeilen des Bereichs haben}} Fehler. Berichtigen Sie die Datei oder drucken Sie ohne sie.',
    nothing: 'Der Bereich hat kein Etikett zu drucken.',
    unfinished: 'Beenden Sie zuerst den Druck oben oder verwerfen Sie seinen Rest.',
    otherResolution: 'Der Drucker hat eine andere Auflösung: Die Zeilen werden erneut geprüft.',
    outOfPrints: 'Keine Drucke mehr übrig',
    tooFewPrints:
      'Dafür braucht es {count, plural, one {# Druck} other {# Drucke}}, in diesem Monat sind aber nur noch {left, number} übrig.',
    required: '{name} ist erforderlich.',
    tooLong: '{name} hat mehr als {most, number} Zeichen.',
    copies: '„{value}“ ist keine Anzahl von Etiketten von 0 bis {most, number}.',
  },

  series: {
    title: 'Druck einer Datei',
    of: 'Druck von „{file}“',
    noneSent: 'Keine von {all, plural, one {# Zeile} other {# Zeilen}} gesendet.',
    sent: 'Zeilen {first, number}–{last, number} von {all, number} gesendet.',
    done: '{count, plural, one {# Zeile} other {# Zeilen}} an den Drucker gesendet.',
    givenUp:
      '{sent, number} von {all, plural, one {# Zeile} other {# Zeilen}} gesendet. Der Rest wurde verworfen.',
    repeated:
      '{count, plural, one {# Etikett wurde} other {# Etiketten wurden}} schon gedruckt und nicht erneut gesendet. Drücken Sie „Drucken“, um die Datei noch einmal zu drucken.',
    notKept:
      'Dieser Browser kann diesen Druck nicht behalten. Wenn Sie die Seite verlassen, wählen Sie dieselbe Datei erneut, um fortzufahren.',
    conflict:
      'Diese Zeilen wurden schon mit anderen Werten, an einen anderen Drucker oder von einem anderen Computer gesendet. Sehen Sie im Druckverlauf nach, bevor Sie sie erneut drucken.',
    printAnyway: 'Trotzdem drucken',
    goOn: 'Weiter bei Zeile {row, number}',
    finish: 'Weiter',
    giveUpRest: 'Rest verwerfen',
    giveUpQuestion: 'Die übrigen Zeilen werden nicht gedruckt.',
    giveUp: 'Verwerfen',
    keep: 'Behalten',
    werePrinted: 'Sie wurden gedruckt',
    wereNot: 'Nicht gedruckt: jetzt drucken',
    close: 'Schließen',
  },
};
