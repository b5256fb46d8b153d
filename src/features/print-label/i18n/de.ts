import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const de: Translation<typeof en> = {
  title: '{name} drucken',
  withoutArticle: 'Ohne Artikel: Füllen Sie die Werte von Hand aus.',
  label: 'Etikett',
  variables: 'Variablen',
  noVariables: 'Auf diesem Etikett ist nichts auszufüllen.',
  quantity: 'Anzahl',
  preview: 'Vorschau',
  noLabel: 'Dieser Artikel hat kein druckbares Etikett. Verknüpfen Sie zuerst eines.',
  print: '{count, plural, one {# Etikett drucken} other {# Etiketten drucken}}',
  createAndPrint: 'Artikel anlegen und drucken',
  printsLeft:
    'Noch {left, number} von {allowed, number} Drucken in diesem Monat; jeder Druckauftrag verbraucht einen.',
  consequence: '{count, plural, one {# Etikett} other {# Etiketten}} „{label}“',
  consequenceOn: '{count, plural, one {# Etikett} other {# Etiketten}} „{label}“ auf {printer}',
  lineCheck: 'Das erste wird für seine Linienprüfung allein gedruckt.',
  errors: {
    required: '{name} muss ausgefüllt sein.',
    noPrinter: 'Nicht gedruckt. Wählen Sie zuerst einen Drucker.',
    printersFailed: 'Nicht gedruckt. Die Drucker konnten nicht geladen werden. Versuchen Sie es erneut.',
    notPrintable: 'Nicht gedruckt. {problem}',
    notPrintableAndMore:
      'Nicht gedruckt. {problem} {more, plural, one {Noch # weiteres Problem zu beheben.} other {Noch # weitere Probleme zu beheben.}}',
  },
};
