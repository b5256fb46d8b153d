import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const es: Translation<typeof en> = {
  title: 'Pausar o cancelar la suscripción',
  question: '¿Qué desea hacer?',
  statuses: {
    Paused: {
      name: 'Pausar',
      hint: 'Nadie puede iniciar sesión ni imprimir hasta que se reanude la suscripción. Todo se conserva.',
      submit: 'Pausar la suscripción',
      done: 'La suscripción está en pausa',
    },
    Canceled: {
      name: 'Cancelar',
      hint: 'El contrato termina. Nadie puede volver a iniciar sesión ni a imprimir.',
      submit: 'Cancelar la suscripción',
      done: 'La suscripción está cancelada',
    },
  },
  reason: 'Motivo',
  reasonHint: 'Si quiere, díganos por qué.',
  confirmTitle: '¿Desea continuar?',
  confirm:
    'Se cierra al instante la sesión de toda su organización. Los trabajos de impresión en espera no se imprimen.',
  keep: 'Mantener la suscripción',
  doneText: 'Para reanudarla, póngase en contacto con el soporte e indique su ID de soporte: {supportId}',
  signOut: 'Cerrar sesión',
  close: 'Cerrar',
  failed: 'No se cambió nada',
};
