import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const es: Translation<typeof en> = {
  size: '{width} × {height} mm',
  states: {
    Draft: 'Borrador',
    DataApprover: 'Datos por aprobar',
    DesignApprover: 'Diseño por aprobar',
    Publisher: 'Por publicar',
    Published: 'Publicada',
    Superseded: 'Sustituida',
    Withdrawn: 'Retirada',
  },
  notPrintable: '{name} (no se puede imprimir ahora)',
  notPublished: '{name} (aún sin publicar)',
  markup: {
    printed: 'Se imprime:',
    tools: 'Formato de {field}',
    tool: {
      b: 'Negrita',
      i: 'Cursiva',
      u: 'Subrayado',
      sup: 'Superíndice',
      sub: 'Subíndice',
      br: 'Salto de línea',
    },
  },
  preview: {
    loading: 'Cargando la vista previa',
    alternative: 'Vista previa de {name}, {size}',
    alternativeUnnamed: 'Vista previa de la etiqueta, {size}',
    noTemplate:
      'Sin vista previa: este servidor no envía la plantilla de esta etiqueta. Aun así, se puede imprimir.',
    unreadable:
      'Sin vista previa: aquí no se puede mostrar la plantilla de esta etiqueta. Aun así, se puede imprimir.',
    noFonts: 'No se pudieron cargar las fuentes de la vista previa.',
    lacksPictures: 'No se pudo cargar una imagen en esta vista previa. Se imprimirá igualmente.',
    problems: 'Esta etiqueta aún no se puede imprimir',
    warnings: 'Compruebe antes de imprimir',
    changed: 'Cambios desde la última impresión: {fields}',
  },
  value: {
    computed: 'Se calcula al imprimir',
    charactersLeft: '{count, plural, one {Queda #} other {Quedan #}}',
    charactersOver: '{count, plural, one {Sobra #} other {Sobran #}}',
    ownValue: 'Si se deja vacío, se imprime «{value}».',
    tooLong: '«{excess}» no cabe: {most, plural, one {# carácter} other {# caracteres}} como máximo.',
    on: 'Sí',
    off: 'No',
    picture: 'Imagen {mediaId}',
  },
  review: {
    publishedAtOnce:
      'En su organización nadie revisa las etiquetas, así que esta versión se publica al instante.',
    reviewed: 'Antes de imprimirse, esta versión necesita la aprobación de datos. Puede aprobarla {people}.',
    reviewedByNobody:
      'Antes de imprimirse, esta versión necesita la aprobación de datos. Nadie tiene el rol Aprobación de datos. La administración asigna los roles en «Cuentas».',
  },
};
