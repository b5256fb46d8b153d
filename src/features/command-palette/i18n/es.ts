import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const es: Translation<typeof en> = {
  title: 'Buscar o ir a',
  label: 'Buscar pantallas, artículos, etiquetas, pedidos y cuentas',
  placeholder: 'Buscar o ir a…',
  close: 'Cerrar',
  results: 'Resultados',
  groups: {
    recent: 'Recientes',
    screens: 'Pantallas',
    articles: 'Artículos',
    labels: 'Etiquetas',
    orders: 'Pedidos',
    users: 'Cuentas',
  },
  searching: 'Buscando…',
  failed:
    '{group, select, articles {No se pudo buscar en los artículos.} labels {No se pudo buscar en las etiquetas.} orders {No se pudo buscar en los pedidos.} users {No se pudo buscar en las cuentas.} other {No se pudo buscar.}} {reason}',
  retry: 'Reintentar',
  nothing: 'No hay resultados para «{search}».',
  typeMore: 'Escriba un carácter más para buscar artículos, etiquetas, pedidos y cuentas.',
  found: '{count, plural, one {# resultado} other {# resultados}}',
  choose: 'elegir',
  open: 'abrir',
  leave: 'cerrar',
  arrows: '↑ ↓',
  enter: 'Intro',
  escape: 'Esc',
};
