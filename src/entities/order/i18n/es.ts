import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const es: Translation<typeof en> = {
  unknown: '–',
  printedOf: '{printed, number} de {wanted, number}',
  notListed: 'No se encontró el pedido: no está entre los {most, number} primeros de la lista.',
  noLines: 'Este servidor no comunica las líneas de los pedidos.',
};
