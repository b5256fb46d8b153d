import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const de: Translation<typeof en> = {
  anyTitle: 'Bestellung drucken',
  title: 'Bestellung {number} drucken',
  labelTitle: '{label} für Bestellung {number} drucken',
  jobName: 'Bestellung {number}',
  noLines: 'Diese Bestellung hat keine Positionen.',
  noneOfLabel: 'Keine Position dieser Bestellung kann dieses Etikett verwenden.',
  wholeOrder: 'Ganze Bestellung drucken',
  lines: 'Positionen',
  all: 'Alle Positionen',
  chosen: '{included, number} von {count, number} gewählt',
  spares: 'Reserve je Position',
  quantity: 'Anzahl',
  label: 'Etikett',
  chooseLabel: 'Etikett wählen',
  noLabel: 'Kein Etikett',
  facts: {
    wanted: '{count, number} bestellt',
    printed: '{count, number} von {wanted, number} gedruckt',
    printedWithSpares: '{wanted, number} von {wanted, number} gedruckt, {spares, number} Reserve',
    open: '{count, number} nicht bestätigt',
    spares: '+ {count, number} Reserve',
  },
  look: 'Vorschau',
  lookOf: 'Vorschau des Etiketts von {article}',
  preview: 'Vorschau',
  previewOf: 'Position {line, number}: {article}',
  nothingToFill: 'Auf diesem Etikett ist nichts auszufüllen.',
  sparesOfLine: 'Reserve für diese Position',
  printNothing: 'Etiketten drucken',
  print: '{count, plural, one {# Etikett drucken} other {# Etiketten drucken}}',
  consequence: {
    labels:
      '{total, plural, one {# Etikett} other {# Etiketten}} für {lines, plural, one {# Position} other {# Positionen}}',
    labelsOn:
      '{total, plural, one {# Etikett} other {# Etiketten}} für {lines, plural, one {# Position} other {# Positionen}} auf {printer}',
    withSpares:
      '{total, plural, one {# Etikett} other {# Etiketten}} für {lines, plural, one {# Position} other {# Positionen}}, davon {spares, number} als Reserve',
    withSparesOn:
      '{total, plural, one {# Etikett} other {# Etiketten}} für {lines, plural, one {# Position} other {# Positionen}} auf {printer}, davon {spares, number} als Reserve',
    inJobs:
      'Wird als {count, plural, one {# Druckauftrag} other {# Druckaufträge}} nacheinander gesendet; jeder verbraucht einen Ihrer Drucke.',
    uses: 'Verbraucht {count, number} von noch {left, plural, one {# Druck} other {# Drucken}} in diesem Monat.',
  },
  errors: {
    noLabel:
      'Dieser Artikel hat kein druckbares Etikett. Verknüpfen Sie zuerst eines oder lassen Sie die Position weg.',
    chooseLabel:
      'Das Etikett dieser Position ist nicht veröffentlicht. Wählen Sie ein anderes oder lassen Sie die Position weg.',
    tooMany: 'Je Position sind höchstens {most, number} Etiketten auf einmal möglich.',
    required: '{name} muss ausgefüllt sein.',
    nothingChosen: 'Nicht gedruckt. Wählen Sie mindestens eine Position.',
    outOfPrints: 'Keine Drucke mehr übrig',
    faulty: 'Nicht gedruckt. {problem}',
    faultyLines:
      'Nicht gedruckt. Zuerst {count, plural, one {# Position} other {# Positionen}} korrigieren oder weglassen: {problem}',
    tooFewPrints:
      'Nicht gedruckt. Nötig {count, plural, one {ist # Druck} other {sind # Drucke}}, übrig in diesem Monat nur noch {left, number}. Lassen Sie Positionen weg oder drucken Sie den Rest nächsten Monat.',
    notSentYet:
      '{count, plural, one {# Position ist noch nicht gesendet: Sie ist oben noch gewählt.} other {# Positionen sind noch nicht gesendet: Sie sind oben noch gewählt.}}',
    waitsForJob:
      '{count, plural, one {# Position folgt von selbst, sobald dieser Auftrag gedruckt ist. Wählen Sie „Drucken“, um sie jetzt zu senden.} other {# Positionen folgen von selbst, sobald dieser Auftrag gedruckt ist. Wählen Sie „Drucken“, um sie jetzt zu senden.}}',
  },
};
