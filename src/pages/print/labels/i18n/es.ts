import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const es: Translation<typeof en> = {
  title: 'Mis etiquetas',
  description: 'Elija una etiqueta para imprimirla sola o para un artículo.',
  search: 'Buscar por nombre',
  caption: 'Etiquetas',
  name: 'Etiqueta',
  size: '{width, number, ::.#} × {height, number, ::.#} mm',
  variables: 'Por rellenar',
  noVariables: 'Nada',
  ways: 'Imprimir',
  print: 'Imprimir',
  printOf: 'Imprimir {name} sin artículo',
  articles: 'Para un artículo',
  articlesOf: 'Imprimir {name} para un artículo',
  none: 'Aún no hay etiquetas que imprimir. Una etiqueta se puede imprimir cuando se publica una de sus versiones.',
  noneFor: 'No se encontraron etiquetas para «{search}».',
  clear: 'Borrar búsqueda',
  count: '{count, plural, one {# etiqueta} other {# etiquetas}}',
};
