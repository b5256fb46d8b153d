import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const es: Translation<typeof en> = {
  title: 'Clientes API',
  description: 'Programas ajenos a Platen que pueden leer y escribir artículos y pedidos, o imprimir.',
  add: 'Añadir cliente',
  search: 'Buscar clientes API',
  caption: 'Clientes API',
  name: 'Cliente API',
  scopes: 'Permisos',
  expires: 'Caduca',
  lastUsed: 'Último uso',
  state: 'Estado',
  never: 'Nunca',
  neverUsed: 'Aún no',
  usedOn: 'Último uso: {when}',
  notUsed: 'Aún sin usar',
  none: 'Aún no hay clientes API. Añada uno por cada programa que deba llamar a Platen.',
  notIncluded: 'Su suscripción no incluye clientes API.',
  rows: {
    count: '{count, plural, one {# cliente API} other {# clientes API}}',
    countOf: '{shown, number} de {count, number} clientes API',
    noneFor: 'No se encontraron clientes API para «{search}».',
    noneForFilters: 'Ningún cliente API coincide con los filtros.',
    noneForBoth: 'No se encontraron clientes API para «{search}» con estos filtros.',
  },
};
