import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const es: Translation<typeof en> = {
  title: 'Mis pedidos',
  description: 'Elija un pedido para imprimir sus etiquetas.',
  search: 'Buscar por número o cliente',
  caption: 'Pedidos',
  number: 'Pedido',
  date: 'Fecha',
  lines: 'Líneas',
  labels: 'Etiquetas',
  progress: 'Impresas',
  none: 'Aún no tiene pedidos. Quien gestiona los pedidos puede añadirlos o importarlos.',
  noneFor: 'No se encontraron pedidos para «{search}».',
  clear: 'Borrar búsqueda',
  count: '{count, plural, one {# pedido} other {# pedidos}}',
};
