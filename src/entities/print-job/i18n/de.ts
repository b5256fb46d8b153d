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
  chart: {
    titles: { labels: 'Etiketten pro Tag', jobs: 'Druckaufträge pro Tag' },
    total:
      '{labels, plural, one {# Etikett} other {# Etiketten}} in {jobs, plural, one {# Druckauftrag} other {# Druckaufträgen}}, {first} bis {last}',
    descriptions: {
      labels:
        'Etiketten pro Tag: {labels, plural, one {# Etikett} other {# Etiketten}} in {jobs, plural, one {# Druckauftrag} other {# Druckaufträgen}}, {first} bis {last}.',
      jobs: 'Druckaufträge pro Tag: {jobs, plural, one {# Druckauftrag} other {# Druckaufträge}} mit {labels, plural, one {# Etikett} other {# Etiketten}}, {first} bis {last}.',
    },
    most: {
      labels: 'Die meisten am {day}: {count, plural, one {# Etikett} other {# Etiketten}}.',
      jobs: 'Die meisten am {day}: {count, plural, one {# Druckauftrag} other {# Druckaufträge}}.',
    },
    day: '{day}: {labels, plural, one {# Etikett} other {# Etiketten}} in {jobs, plural, one {# Druckauftrag} other {# Druckaufträgen}}',
    hint: 'Mit den Pfeiltasten links und rechts wählen Sie einen Tag, mit der Eingabetaste sehen Sie seine Drucke.',
  },
  largePrint: {
    print: '{count, plural, one {# Etikett drucken} other {# Etiketten drucken}}',
    question: '{name}: {count, plural, one {# Etikett} other {# Etiketten}}. So viele drucken?',
    doNotPrint: 'Nicht drucken',
  },
};
