import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const de: Translation<typeof en> = {
  chooseFile: 'Datei wählen',
  chooseOther: 'Andere Datei wählen',
  drop: 'oder hier ablegen',
  dropNow: 'Hier loslassen',
  limits:
    'CSV, TSV oder XLSX, bis {size} und {rows, number} Zeilen. Die Datei wird auf diesem Computer gelesen.',
  reading: 'Datei wird gelesen',
  sheet: 'Blatt',
  encoding: 'Zeichenkodierung',
  delimiter: 'Trennzeichen',
  delimiters: { comma: 'Komma  ,', semicolon: 'Semikolon  ;', tab: 'Tabulator', bar: 'Strich  |' },
  hasHeader: 'Die erste Zeile enthält Überschriften',
  preview: 'Die ersten Zeilen der Datei',
  line: 'Zeile',
  column: 'Spalte {number, number}',
  notOpen: 'Keine Datei geöffnet. Wählen Sie die Datei erneut.',
  readerStopped:
    'Die Datei konnte in diesem Browser nicht gelesen werden. Wählen Sie sie erneut; hilft das nicht, teilen Sie sie oder laden Sie die Seite neu.',
};
