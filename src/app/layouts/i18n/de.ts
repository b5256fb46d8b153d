import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const de: Translation<typeof en> = {
  skip: 'Zum Inhalt springen',
  unknownAddressHint: 'Vielleicht ein Tippfehler, oder sie gehört zu einer anderen Version von Platen.',
  toStart: 'Zur Startseite',
};
