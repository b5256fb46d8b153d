import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const de: Translation<typeof en> = {
  cannotStart: 'Platen kann nicht starten',
  fileFault: '{file}: {problem}.',
  keyFault: '{file}, „{key}“: {problem}.',
  remedy: 'Korrigieren Sie die Datei auf dem Server dieser Seite und laden Sie dann neu.',
};
