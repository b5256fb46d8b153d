import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const de: Translation<typeof en> = {
  outcomes: {
    Success: 'Gedruckt',
    Failed: 'Fehlgeschlagen',
    Unknown: 'Nicht bestätigt',
    Created: 'Nicht gesendet',
    Canceled: 'Abgebrochen',
  },
  moreNames: '{first}, {second} und {count, number} weitere',
  lineCheck: {
    scans: { product: 'Produkt', label: 'Etikett' },
    facts: {
      number: 'Nummer',
      lot: 'Charge',
      date: 'Datum',
      date11: 'Herstellungsdatum',
      date12: 'Fälligkeitsdatum',
      date13: 'Verpackungsdatum',
      date15: 'Mindesthaltbarkeitsdatum',
      date16: 'Verkaufsdatum',
      date17: 'Verfallsdatum',
    },
    differs: '{scan}, {fact}: {found} statt {expected}',
    missing: '{scan}, {fact}: steht nicht im gescannten Code; richtig wäre {expected}',
  },
  largePrint: {
    print: '{count, plural, one {# Etikett drucken} other {# Etiketten drucken}}',
    question: '{name}: {count, plural, one {# Etikett} other {# Etiketten}}. So viele drucken?',
    doNotPrint: 'Nicht drucken',
  },
};
