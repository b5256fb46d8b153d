import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const es: Translation<typeof en> = {
  title: 'Imprimir etiqueta',
  fromFile: 'Imprimir desde un archivo',
};
