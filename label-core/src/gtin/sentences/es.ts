import type { Translation } from '../../sentence/index.ts';
import type { en } from './en.ts';

export const es: Translation<typeof en> = {
  gtin: {
    digitsOnly: 'solo se admiten cifras',
    length: 'un GTIN tiene 8, 12, 13 o 14 cifras, se encontraron {found, number}',
    zeros: 'solo ceros no forman un número',
    checkDigit: 'se esperaba el dígito de control {expected}, se encontró {found}',
    unprintable: '«{key}» no es un número que se pueda imprimir: {reason}.',
  },
};
