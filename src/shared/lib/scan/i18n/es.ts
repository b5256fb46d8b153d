import type { Translation } from '../../../i18n';
import type { en } from './en';

export const es: Translation<typeof en> = {
  scan: {
    unreadable:
      'Este código GS1 no se puede usar: {rule}. No se rellenó nada. Vuelva a escanearlo o escriba la referencia del artículo.',
    onlyDigits: '({identifier}) debe ser un número',
    sixDigits: '({identifier}) debe tener 6 dígitos',
    noDate: '({identifier}) debe ser una fecha AAMMDD, pero es «{data}»',
  },
};
