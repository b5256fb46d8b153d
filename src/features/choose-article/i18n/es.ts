import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const es: Translation<typeof en> = {
  search: 'Buscar por nombre o referencia',
  caption: 'Artículos',
  loading: 'Cargando artículos',
  name: 'Artículo',
  labels: 'Etiquetas',
  print: 'Imprimir',
  printOf: 'Imprimir {name}',
  notLinked: 'Sin vincular a esta etiqueta',
  noneFor: 'No se encontraron artículos para «{search}».',
  tooShort: 'Escriba al menos {count, plural, one {# carácter} other {# caracteres}} para buscar.',
  clear: 'Borrar búsqueda',
  count: '{count, plural, one {# artículo} other {# artículos}}',
};
