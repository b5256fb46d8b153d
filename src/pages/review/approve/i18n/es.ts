import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const es: Translation<typeof en> = {
  title: 'Aprobar',
  firstVersion:
    '{version, select, unknown {Esta versión} other {La versión {version}}} es la primera de esta etiqueta.',
  nextVersion:
    'Ahora se imprime {before, select, unknown {otra versión} other {la versión {before}}}; {version, select, unknown {esta versión} other {la versión {version}}} la sustituirá.',
  uploadedBy: 'Subida por {by}.',
  commentBy: 'Comentario de {by}',
  uploaderComment: 'Comentario de quien la subió',
  decision: '{state, select, DataApprover {Decidir sobre los datos} other {Decidir sobre el diseño}}',
  commentHint: 'Se guarda con la decisión. Obligatorio para rechazar.',
  staleReason: 'Esta versión ha cambiado desde que la abrió. Antes vuelva a cargarla.',
  lookAtPage: 'Vea antes la página completa.',
  approve: 'Aprobar',
  approveTitle: '{state, select, DataApprover {¿Aprobar los datos?} other {¿Aprobar el diseño?}}',
  approveConfirm: '{state, select, DataApprover {Aprobar los datos} other {Aprobar el diseño}}',
  goesOn:
    '«{label}», {version, select, unknown {esta versión} other {versión {version}}}, pasa a {state, select, DataApprover {la aprobación del diseño} other {la publicación}}.',
  recorded:
    'En el historial de la versión quedan registrados su nombre, la hora, su comentario y lo que ha visto.',
  rejectTitle: '¿Rechazar {version, select, unknown {esta versión} other {la versión {version}}}?',
  rejectConfirm: 'Rechazar',
  becomesDraft:
    '«{label}», {version, select, unknown {esta versión} other {versión {version}}}, vuelve a ser un borrador. Habrá que aprobar de nuevo todo lo aprobado hasta ahora.',
  readBy: '{by} verá su comentario.',
  readByUploader: 'La persona que la subió verá su comentario.',
  approved:
    '{state, select, DataApprover {Se aprobaron los datos} other {Se aprobó el diseño}} de «{label}», {version, select, unknown {esta versión} other {versión {version}}}.',
  rejected:
    'Se rechazó «{label}», {version, select, unknown {esta versión} other {versión {version}}}; vuelve a ser un borrador.',
};
