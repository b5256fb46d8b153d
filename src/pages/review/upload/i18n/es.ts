import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const es: Translation<typeof en> = {
  uploadTitle: 'Subir versión',
  replaceTitle: '{version, select, unknown {Cambiar versión} other {Cambiar la versión {version}}}',
  loading: 'Versión de la etiqueta',
  ofLabel: 'Para la etiqueta {label}.',
  finished:
    '{version, select, unknown {Esta versión} other {La versión {version}}} ya no se puede cambiar. Estado: {state}.',
  notFound: 'No se encontró la etiqueta o la versión. Puede que se haya eliminado.',
  toLabel: 'Ver todas las versiones de la etiqueta',
  toList: 'Ver todas las etiquetas',
  uploadHere: 'Subir una versión nueva',
  file: 'Archivo',
  newFile: 'Archivo nuevo',
  becomes:
    '{version, select, unknown {Será la próxima versión, como borrador.} other {Será la versión {version}, como borrador.}}',
  replacesOpen:
    'Sustituye a {version, select, unknown {la versión en curso} other {la versión {version} en curso}}, que después ya no se podrá publicar.',
  replacesWaiting:
    'Sustituye a {version, select, unknown {la versión en curso} other {la versión {version} en curso}}, que está a la espera de {people} y después ya no se podrá publicar.',
  printedMeanwhile: 'Hasta que se publique, se imprime la versión {version}.',
  nothingPrinted: 'Hasta que se publique, esta etiqueta no se puede imprimir.',
  replaces: {
    file: 'Sustituye a {file}.',
    fileBy: 'Sustituye a {file}, subido por {by}.',
    unnamed: 'Sustituye al archivo actual.',
    unnamedBy: 'Sustituye al archivo actual, subido por {by}.',
  },
  draftAgain:
    '{version, select, unknown {La versión} other {La versión {version}}} vuelve a ser un borrador, y habrá que aprobar de nuevo todo lo aprobado hasta ahora.',
  onlyFile:
    'Los datos de prueba solo se cambian en un borrador. Con un archivo nuevo, esta versión vuelve a serlo.',
  discardFile: 'Conservar el archivo actual',
  stale: 'Mientras tanto, otra persona ha sustituido el archivo de esta versión',
  staleHint: 'Lo que introdujo sigue aquí. Mire el archivo actual antes de guardar.',
  takeNewer: 'Continuar con el archivo actual',
  comment: 'Comentario',
  commentHint: 'Diga a quienes aprueban qué ha cambiado. Queda en el registro de auditoría.',
  next: 'Después de guardar',
  nextSteps: {
    draft: { label: 'Dejarla como borrador', hint: 'Aún no se pide a nadie que la apruebe.' },
    ready: { label: 'Enviar a aprobación', hint: 'Primero se aprueban sus datos, luego su diseño.' },
  },
  submit: { draft: 'Guardar como borrador', ready: 'Guardar y enviar a aprobación' },
  partlyTitle: 'No se guardó todo',
  partly:
    '{version, select, unknown {La versión} other {La versión {version}}} se subió como borrador. El resto no se guardó: {why}',
  partlyReplaced: 'El archivo se sustituyó. El resto no se guardó: {why}',
  unnamed:
    'El archivo se subió como la próxima versión, pero este servidor no indica cuál es. Sus datos de prueba no se guardaron y no se envió a aprobación.',
  testData: 'Datos de prueba',
  testDataHint:
    'Valores para que quienes aprueban prueben la etiqueta: los más largos, los vacíos, otras escrituras. No se imprimen.',
  noVariables: 'Esta etiqueta no tiene variables: no hay nada que rellenar.',
  noRows: 'Aún no hay datos de prueba. Quienes aprueban ven la etiqueta con valores de ejemplo.',
  addRow: 'Añadir fila',
  rowsFull: 'Máximo {most, number} filas.',
  row: 'Fila {number}',
  nameOf: 'Nombre: {row}',
  valuesOf: 'Valores de {row}',
  copyOf: '{name} (copia)',
  copy: 'Copiar {row}',
  delete: 'Eliminar {row}',
  deleted: 'Se eliminó {row}.',
  preview: 'Vista previa',
  shownWith: 'Se muestra con',
  samples: 'Valores de ejemplo',
  noPreview: 'Elija un archivo para ver aquí la etiqueta tal como se imprime.',
  errors: {
    noFile: 'Elija el archivo de la versión.',
    lostFile: 'Elija {name} de nuevo: los navegadores no conservan los archivos cuando se recarga la página.',
    nothing: 'No se ha cambiado nada.',
    longComment: 'El comentario puede tener {most, number} caracteres como máximo.',
    noRowName: 'Dé un nombre a cada fila de los datos de prueba.',
    longRowName: 'El nombre de una fila puede tener {most, number} caracteres como máximo.',
    rowNameTwice: 'Hay dos filas con el nombre «{name}».',
    longValue: '«{name}» puede tener aquí {most, plural, one {# carácter} other {# caracteres}} como máximo.',
  },
};
