import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const es: Translation<typeof en> = {
  title: 'Publicar',
  firstVersion:
    '{version, select, unknown {Esta versión} other {La versión {version}}} es la primera de esta etiqueta.',
  nextVersion:
    'Ahora se imprime {before, select, unknown {otra versión} other {la versión {before}}}; {version, select, unknown {esta versión} other {la versión {version}}} la sustituirá.',
  changes: 'Cambios',
  changesOf:
    '{regions, plural, one {# cambio} other {# cambios}} en la etiqueta, {rows, plural, one {# texto o variable con cambios} other {# textos y variables con cambios}}.',
  alike: 'No hay cambios visibles en la etiqueta.',
  allNew: 'Esta etiqueta aún no tiene ninguna versión publicada, así que todo es nuevo.',
  comparing: 'Comparando las dos versiones',
  notCompared: 'No se pudieron comparar las dos versiones.',
  showComparison: 'Mostrar la comparación',
  showLabel: 'Mostrar la etiqueta',
  hideComparison: 'Ocultar',
  publication: 'Publicación',
  when: 'Cuándo',
  now: 'Ahora mismo',
  later: 'En una fecha y hora',
  at: 'Fecha y hora',
  noTime: 'Elija una fecha y una hora.',
  timePassed: 'Esta hora ya pasó. Elija una posterior.',
  zone: 'En la zona horaria de este equipo: {zone}.',
  commentHint: 'Se guarda con la publicación. Obligatorio para rechazar.',
  commentTooLong: 'Máximo {most, number} caracteres.',
  staleReason: 'Esta versión ha cambiado desde que la abrió. Antes vuelva a cargarla.',
  prints:
    'A partir de entonces se imprime {version, select, unknown {esta versión} other {la versión {version}}} de «{label}».',
  printsInstead:
    'A partir de entonces se imprime {version, select, unknown {esta versión} other {la versión {version}}} de «{label}» en lugar de {before, select, unknown {la anterior} other {la versión {before}}}.',
  publish: 'Publicar',
  publishTitle: '¿Publicar {version, select, unknown {esta versión} other {la versión {version}}} ahora?',
  publishConfirm: 'Publicar ahora',
  printedBefore:
    'Desde ahora se imprime con la etiqueta nueva. Las etiquetas ya impresas se quedan como están.',
  published:
    'Desde ahora se imprime {version, select, unknown {esta versión} other {la versión {version}}} de «{label}».',
  schedule: 'Programar',
  scheduleTitle:
    '¿Publicar {version, select, unknown {esta versión} other {la versión {version}}} más adelante?',
  scheduleConfirm: 'Programar',
  publishedThen:
    '{version, select, unknown {Esta versión} other {La versión {version}}} se publicará automáticamente el {at} ({zone}).',
  untilThen: 'Hasta entonces se puede cambiar la hora, cancelar la programación o rechazar la versión.',
  scheduled:
    'Desde el {at} se imprimirá {version, select, unknown {esta versión} other {la versión {version}}} de «{label}».',
  isScheduled: 'Programada para el {at} ({zone})',
  scheduledHint: 'Abajo se puede cambiar la hora, publicar ahora mismo o cancelar la programación.',
  cancelSchedule: 'Cancelar programación',
  cancelNotOffered: 'Este servidor no puede cancelar una programación. Elija otra hora o rechace la versión.',
  rejectTitle: '¿Rechazar {version, select, unknown {esta versión} other {la versión {version}}}?',
  rejectConfirm: 'Rechazar',
  becomesDraft:
    '«{label}», {version, select, unknown {esta versión} other {versión {version}}}, vuelve a ser un borrador. Habrá que aprobar de nuevo sus datos y su diseño.',
  readBy: '{by} verá su comentario.',
  readByUploader: 'La persona que la subió verá su comentario.',
  rejected:
    'Se rechazó «{label}», {version, select, unknown {esta versión} other {versión {version}}}; vuelve a ser un borrador.',
};
