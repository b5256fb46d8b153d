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
  largePrint: {
    print: '{count, plural, one {# Etikett drucken} other {# Etiketten drucken}}',
    question: '{name}: {count, plural, one {# Etikett} other {# Etiketten}}. So viele drucken?',
    doNotPrint: 'Nicht drucken',
  },
};
