import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const es: Translation<typeof en> = {
  title: 'Pedidos',
  description: 'Etiquetas que imprimir para los clientes. Los miembros imprimen los pedidos de sus grupos.',
  add: 'Añadir pedido',
  search: 'Buscar por número o cliente',
  caption: 'Pedidos',
  rows: {
    count: '{count, plural, one {# pedido} other {# pedidos}}',
    countOf: '{shown, number} de {count, number} pedidos',
    noneFor: 'No se encontraron pedidos para «{search}».',
    noneForFilters: 'Ningún pedido coincide con los filtros.',
    noneForBoth: 'No se encontraron pedidos para «{search}» con estos filtros.',
  },
  number: 'Pedido',
  customer: 'Cliente',
  group: 'Grupo',
  date: 'Fecha',
  lines: 'Líneas',
  labels: 'Etiquetas',
  progress: 'Impresas',
  nothing: '–',
  none: 'Aún no hay pedidos. Añada el primero o impórtelos desde un archivo.',
};
