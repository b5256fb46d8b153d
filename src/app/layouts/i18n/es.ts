import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const es: Translation<typeof en> = {
  skip: 'Ir al contenido',
  unknownAddressHint: 'Puede estar mal escrita o ser de otra versión de Platen.',
  toStart: 'Ir a la página de inicio',
};
