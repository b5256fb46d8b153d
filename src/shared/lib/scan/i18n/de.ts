import type { Translation } from '../../../i18n';
import type { en } from './en';

export const de: Translation<typeof en> = {
  scan: {
    unreadable:
      'Dieser GS1-Code ist nicht verwendbar: {rule}. Es wurde nichts ausgefüllt. Scannen Sie ihn erneut oder geben Sie die Artikelnummer ein.',
    onlyDigits: '({identifier}) muss eine Zahl sein',
    sixDigits: '({identifier}) muss 6 Ziffern haben',
    noDate: '({identifier}) muss ein Datum als JJMMTT sein und nicht „{data}“',
  },
};
