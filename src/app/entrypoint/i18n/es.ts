import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const es: Translation<typeof en> = {
  cannotStart: 'Platen no puede iniciarse',
  fileFault: '{file}: {problem}.',
  keyFault: '{file}, «{key}»: {problem}.',
  remedy: 'Corrija el archivo en el servidor de esta página y recárguela.',
};
