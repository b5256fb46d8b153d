import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const es: Translation<typeof en> = {
  title: 'Configuraciones de importación',
  description: 'Ajustes guardados para archivos periódicos. Elíjalos por su nombre al importar.',
  add: 'Añadir configuración',
  search: 'Buscar configuraciones',
  caption: 'Configuraciones de importación',
  rows: {
    count: '{count, plural, one {# configuración} other {# configuraciones}}',
    countOf: '{shown, number} de {count, number} configuraciones',
    noneFor: 'No se encontraron configuraciones para «{search}».',
    noneForFilters: 'Ninguna configuración coincide con los filtros.',
    noneForBoth: 'No se encontraron configuraciones para «{search}» con estos filtros.',
  },
  name: 'Configuración',
  kind: 'Importa',
  kinds: { articles: 'Artículos', orders: 'Pedidos' },
  columns: 'Columnas',
  group: 'Grupo de destino',
  ownGroup: 'Grupo de quien importa',
  changed: 'Modificada',
  columnCount: '{count, plural, one {# columna} other {# columnas}}',
  none: 'Aún no hay configuraciones. Añada una para un archivo que importe con regularidad.',
  notPart: 'Su suscripción no incluye la importación.',
};
