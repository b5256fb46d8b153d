import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const es: Translation<typeof en> = {
  drop: 'Suelte aquí el archivo de la etiqueta o elíjalo.',
  formats: 'JSON de Platen, SVG o ZPL; 10\u00A0MB como máximo.',
  choose: 'Elegir un archivo',
  chooseAnother: 'Elegir otro archivo',
  oneFile: 'Suelte un solo archivo: cada etiqueta se crea a partir de uno.',
  reading: 'Leyendo {file}…',
  refused: '{file} no se puede usar',
  read: '{file}: {size}, {variables, plural, one {# variable} other {# variables}}.',
  readUnsized: '{file}: {variables, plural, one {# variable} other {# variables}}.',
  notes: 'Cambios al leer su archivo',
  nothingTold:
    'El servidor no dice qué ha leído, por lo que no hay vista previa. Si añade ahora una etiqueta, añada después su archivo en la pantalla de la etiqueta.',
  fileIsGone: 'El archivo ya no se puede leer. Puede que se haya movido o eliminado: elíjalo de nuevo.',
  added: 'Variables nuevas',
  removed: 'Variables eliminadas',
  kept: 'Variables sin cambios',
  none: 'Ninguna',
  realSize: {
    title: 'Tamaño de la etiqueta',
    hint: 'El archivo no indica ningún tamaño en mm. Indique cuánto mide la etiqueta: todo su contenido se escala con ella.',
    asNow: {
      both: 'Como ahora, {size}',
      widthMm: 'Tan ancha como ahora, {size}',
      heightMm: 'Tan alta como ahora, {size}',
    },
    widthMm: 'Ancho en mm',
    heightMm: 'Alto en mm',
    fault:
      'Un número de {least, number} a {most, number}, para que todo el contenido de la etiqueta quede dentro de sus límites.',
  },
};
