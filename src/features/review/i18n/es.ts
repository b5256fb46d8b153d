import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const es: Translation<typeof en> = {
  approvals: 'Decisiones hasta ahora',
  noApprovals: 'Aún no hay decisiones sobre esta versión.',
  approved:
    '{step, select, DataApprover {Datos aprobados} DesignApprover {Diseño aprobado} Publisher {Publicación aprobada} other {Aprobado}}',
  rejected:
    '{step, select, DataApprover {Datos rechazados} DesignApprover {Diseño rechazado} Publisher {Publicación rechazada} other {Rechazado}}',
  seen: '{count, plural, one {# cambio visto} other {# cambios vistos}}',
  password: 'Su contraseña',
  signs:
    'Usted firma con su contraseña. El historial dirá: «{what, select, DataApprover {{by} aprobó los datos.} DesignApprover {{by} aprobó el diseño.} schedule {{by} fijó la hora de la publicación.} other {{by} publicó la versión.}}»',
  passwordNeeded: 'Escriba su contraseña.',
  preview: 'Vista previa y PDF',
  reject: 'Rechazar',
  comment: 'Comentario',
  rejectNeedsComment: 'Indique qué está mal para que se pueda corregir.',
  tooLong: 'Máximo {most, number} caracteres.',
  restored: 'Se recuperaron los datos que había introducido.',
  goBack: 'Volver',
  close: 'Cerrar',
  notDecided: 'La decisión no se guardó',
  changed: 'Esta versión ha cambiado',
  wasReplaced: 'Alguien sustituyó el archivo después de que abriera esta versión.',
  isElsewhere: 'Su estado cambió después de que la abriera: {state}.',
  lookAgain: 'Vuelva a cargarla y véala antes de decidir. Su comentario se conserva.',
  loadAgain: 'Volver a cargar',
  cannotDecide: 'Solo lectura',
  versionIn: '{version, select, unknown {Esta versión} other {Versión {version}}}: {state}',
  notHere: 'Aquí no hay nada que decidir ahora.',
  notFound: 'No se encontró la versión de la etiqueta. Puede que se haya eliminado con la etiqueta.',
  toList: 'Revisión de etiquetas',
  left: '{count, plural, =0 {No tiene nada más pendiente.} one {Queda #.} other {Quedan #.}}',
};
