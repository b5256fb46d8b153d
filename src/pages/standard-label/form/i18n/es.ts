import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const es: Translation<typeof en> = {
  loading: 'Etiqueta estándar',
  notFound: 'No se encontró la etiqueta estándar. Puede que se haya eliminado.',
  toList: 'Etiquetas estándar',
  kept: 'Plantilla guardada',
  madeFrom: 'Creada a partir de {template}',
  name: 'Nombre',
  nameHint: 'El nombre de esta etiqueta estándar en su organización.',
  own: 'Su organización',
  ownHint: 'Se indica una vez: aparece en cada etiqueta creada a partir de esta.',
  words: 'Texto fijo',
  wordsHint: 'Tradúzcalo para quienes lo van a leer.',
  preview: 'Vista previa',
  filledAtPrint: 'Se rellenan al imprimir: {fields}.',
  sample: 'La imagen muestra valores de ejemplo.',
  make: 'Crear una etiqueta',
  labelName: 'Nombre de la etiqueta',
  labelNameHint: 'Si se deja vacío, la etiqueta recibe el nombre de arriba.',
  keepForLater: 'Puede guardar esta etiqueta estándar para más adelante.',
  fullReason: 'Ya usa todas las etiquetas de su plan.',
  save: 'Guardar como etiqueta',
  keep: 'Guardar solo como plantilla',
  keepChanges: 'Guardar los cambios',
  keepHint: 'Su organización podrá crear etiquetas con ella más adelante.',
  isKept: 'Guardado',
  deleteNotOffered: 'Ya se eliminó, o este servidor no lo admite.',
  keptUnseen:
    '«{name}» se guardó como etiqueta estándar, pero el servidor no indica cuál es. Ábrala desde la lista de etiquetas estándar para crear la etiqueta.',
  errors: {
    noName: 'Escriba un nombre.',
    longName: 'Un nombre puede tener {most, number} caracteres como máximo.',
    noValue: 'Rellene «{field}».',
    longValue: '{field} puede tener {most, number} caracteres como máximo; tiene {count, number}.',
    braces: '{field} no puede contener «{opening}» ni «{closing}».',
  },
};
