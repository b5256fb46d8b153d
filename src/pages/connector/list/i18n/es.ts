import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const es: Translation<typeof en> = {
  title: 'Conectores',
  description:
    'Programas de su red que aportan los artículos de otro sistema para que se puedan imprimir aquí.',
  add: 'Añadir conector',
  search: 'Buscar conectores',
  caption: 'Conectores',
  rows: {
    count: '{count, plural, one {# conector} other {# conectores}}',
    countOf: '{shown, number} de {count, number} conectores',
    noneFor: 'No se encontraron conectores para «{search}».',
    noneForFilters: 'Ningún conector coincide con los filtros.',
    noneForBoth: 'No se encontraron conectores para «{search}» con estos filtros.',
  },
  connector: 'Conector',
  nameless: 'Conector {id}',
  machine: 'Equipo',
  status: 'Estado',
  lastSeen: 'Última conexión',
  never: 'Nunca',
  seen: 'Última conexión: {when}',
  none: 'Aún no hay conectores. Añada uno por cada sistema cuyos artículos quiera imprimir.',
  notIncluded: 'Su suscripción no incluye conectores.',
  notIncludedAnyMore: 'Su suscripción ya no incluye conectores: los de abajo no se pueden conectar.',
};
