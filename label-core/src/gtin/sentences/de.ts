import type { Translation } from '../../sentence/index.ts';
import type { en } from './en.ts';

export const de: Translation<typeof en> = {
  gtin: {
    digitsOnly: 'nur Ziffern sind erlaubt',
    length: 'eine GTIN hat 8, 12, 13 oder 14 Ziffern, gefunden: {found, number}',
    zeros: 'Nullen allein sind keine Nummer',
    checkDigit: 'Prüfziffer {expected} erwartet, {found} gefunden',
    unprintable: '„{key}“ ist keine druckbare Nummer: {reason}.',
  },
};
