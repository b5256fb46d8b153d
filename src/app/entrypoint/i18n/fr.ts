import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const fr: Translation<typeof en> = {
  cannotStart: 'Platen ne peut pas démarrer',
  fileFault: '{file} : {problem}.',
  keyFault: '{file}, « {key} » : {problem}.',
  remedy: 'Corrigez ce fichier sur le serveur de cette page, puis rechargez.',
};
