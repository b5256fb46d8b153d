import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const es: Translation<typeof en> = {
  title: 'Cuentas',
  description: 'Las personas de su organización, con sus roles y grupos.',
  add: 'Añadir cuenta',
  search: 'Buscar cuentas',
  caption: 'Cuentas',
  rows: {
    count: '{count, plural, one {# cuenta} other {# cuentas}}',
    countOf: '{shown, number} de {count, plural, one {# cuenta} other {# cuentas}}',
    noneFor: 'No se encontraron cuentas para «{search}».',
    noneForFilters: 'Ninguna cuenta coincide con los filtros.',
    noneForBoth: 'No se encontraron cuentas para «{search}» con estos filtros.',
    selected: '{count, plural, one {# cuenta seleccionada} other {# cuentas seleccionadas}}',
  },
  name: 'Nombre',
  roles: 'Roles',
  groups: 'Grupos',
  state: 'Estado',
  role: 'Rol',
  group: 'Grupo',
  lastSignIn: 'Último inicio de sesión',
  you: 'Usted',
  neverSignedIn: 'Aún no',
  enabled: 'Activada',
  disabled: 'Desactivada',
  noGroups: '–',
  groupCount: '{count, plural, one {# grupo} other {# grupos}}',
  disable: '{count, plural, one {Desactivar # cuenta} other {Desactivar # cuentas}}',
  enable: '{count, plural, one {Activar # cuenta} other {Activar # cuentas}}',
  nowDisabled:
    '{count, plural, one {# cuenta desactivada y con la sesión cerrada.} other {# cuentas desactivadas y con la sesión cerrada.}}',
  nowEnabled: '{count, plural, one {# cuenta activada.} other {# cuentas activadas.}}',
  none: 'Aún no hay nadie. Añada la primera cuenta.',
};
