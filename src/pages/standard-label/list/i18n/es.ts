import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const es: Translation<typeof en> = {
  title: 'Etiquetas estándar',
  description:
    'Plantillas listas para usar: escriba una vez su empresa y sus textos, y guárdelas después como etiquetas.',
  own: 'Guardadas por su organización',
  offered: 'Plantillas',
  search: 'Buscar plantillas',
  kind: 'Tipo',
  size: 'Tamaño',
  sizes: { small: 'Hasta 60\u00A0mm', medium: 'Hasta 110\u00A0mm', large: 'Más grandes' },
  madeFrom: 'De {template}',
  none: 'Este servidor no ofrece plantillas. Puede añadir una etiqueta desde un archivo.',
  addLabel: 'Añadir etiqueta',
  noneFor: 'No se encontraron plantillas para «{search}».',
  noneForFilters: 'Ninguna plantilla coincide con los filtros.',
  clear: 'Borrar búsqueda y filtros',
  count: '{count, plural, one {# plantilla} other {# plantillas}}',
  countOf: '{shown, number} de {count, number} plantillas',
  labels: '{used, number} de {allowed, number} etiquetas en uso',
};
