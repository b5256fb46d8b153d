import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const es: Translation<typeof en> = {
  steps: {
    publish: 'Revisar publicación',
    data: 'Revisar datos',
    design: 'Revisar diseño',
    preview: 'Vista previa',
  },
  ownVersion: 'Esta versión se subió desde su cuenta: debe aprobarla otra persona.',
  roleMissing: {
    'set-test-data':
      'Para cambiar los datos de prueba hace falta el rol {roles}. La administración asigna los roles en «Cuentas».',
    'replace-file':
      'Para sustituir el archivo hace falta el rol {roles}. La administración asigna los roles en «Cuentas».',
    'set-ready':
      'Para enviar a aprobación hace falta el rol {roles}. La administración asigna los roles en «Cuentas».',
    approve: 'Para aprobar hace falta el rol {roles}. La administración asigna los roles en «Cuentas».',
    reject: 'Para rechazar hace falta el rol {roles}. La administración asigna los roles en «Cuentas».',
    publish: 'Para publicar hace falta el rol {roles}. La administración asigna los roles en «Cuentas».',
    withdraw: 'Para retirar hace falta el rol {roles}. La administración asigna los roles en «Cuentas».',
  },
  waitsForNobody:
    'Nadie que pueda actuar tiene el rol {role}. La administración asigna los roles en «Cuentas».',
  waitsFor: 'A la espera de {people}',
  unreadablePdf: 'El servidor envió un PDF que no se puede leer.',
  progress: {
    title: 'Revisión',
    steps: { data: 'Datos', design: 'Diseño', publish: 'Publicación' },
    states: { done: 'hecho', now: 'ahora', ahead: 'pendiente' },
  },
  hash: {
    whole: 'SHA-256 {hash}',
    copy: 'Copiar el hash completo {start}',
    copied: 'Copiado',
    none: '–',
  },
  pending: {
    title: 'Versiones pendientes',
    version: 'Versión pendiente',
    labelName: 'Nombre de etiqueta',
    action: 'Acción',
    none: 'No hay nada pendiente de revisión.',
    numbered: 'Versión {number}',
    waits: {
      publish: 'Publicación pendiente',
      data: 'Revisión de datos pendiente',
      design: 'Revisión de diseño pendiente',
      preview: 'Sin revisión',
    },
    seeAll: '{count, plural, one {Ver # versión pendiente} other {Ver las # versiones pendientes}}',
    seeLabels: 'Ver todas las etiquetas y sus versiones',
  },
};
