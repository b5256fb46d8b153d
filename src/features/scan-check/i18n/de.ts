import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const de: Translation<typeof en> = {
  title: 'Scannertest bei {dpi, number} dpi',
  good: '{count, plural, one {Der Barcode wurde richtig gelesen.} other {Alle # Barcodes wurden richtig gelesen.}}',
  failed: '{failed, number} von {total, plural, one {# Barcode} other {# Barcodes}} nicht bestanden.',
  none: 'Dieses Etikett zeigt keinen Barcode, der getestet werden könnte.',
  old: 'Das Etikett wurde seit diesem Test geändert.',
  reading: 'Die Barcodes werden gelesen',
  notLoaded:
    'Der Scannertest konnte nicht geladen werden. Prüfen Sie das Netzwerk und versuchen Sie es erneut.',
  notDrawn: 'Das Etikett konnte für den Scannertest nicht gezeichnet werden.',
  retry: 'Erneut versuchen',
  outcome: {
    read: 'Der Scannertest hat {text} gelesen, wie es sein soll.',
    other: 'Der Scannertest hat {text} gelesen. Das ist nicht der Wert.',
    nothing:
      'Der Scannertest hat bei {dpi, number} dpi nichts gelesen: Die Striche sind {dots, plural, one {# Punkt} other {# Punkte}} breit.',
    'not-printed': 'Nicht getestet: Mit diesen Werten wird er nicht gedruckt.',
  },
};
