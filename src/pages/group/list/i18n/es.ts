import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const es: Translation<typeof en> = {
  title: 'Grupos',
  description:
    'Los artículos, pedidos, personas e impresoras pertenecen a grupos. Hay dos niveles por debajo del grupo raíz.',
  add: 'Añadir grupo',
  search: 'Buscar grupos',
  caption: 'Grupos',
  rows: {
    count: '{count, plural, one {# grupo} other {# grupos}}',
    countOf: '{shown, number} de {count, number} grupos',
    noneFor: 'No se encontraron grupos para «{search}».',
    noneForFilters: 'Ningún grupo coincide con los filtros.',
    noneForBoth: 'No se encontraron grupos para «{search}» con estos filtros.',
  },
  name: 'Grupo',
  within: 'en {parent}',
  root: 'grupo raíz',
  members: 'Miembros',
  printers: 'Impresoras',
  articles: 'Artículos',
  orders: 'Pedidos',
  defaultPrinter: 'Impresora predeterminada',
  unknown: '–',
  level: 'Nivel',
  levels: { first: 'Primer nivel', second: 'Segundo nivel' },
  countsMissing: 'Este servidor no comunica el contenido de los grupos.',
  cardCounts:
    '{members, plural, one {# miembro} other {# miembros}} · {printers, plural, one {# impresora} other {# impresoras}} · {articles, plural, one {# artículo} other {# artículos}}',
  none: 'Aún no hay grupos. Añada el primero.',
};
