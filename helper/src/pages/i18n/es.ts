import type { Translation } from 'label-core/sentence';
import type { en } from './en.ts';

export const es: Translation<typeof en> = {
  pair: {
    title: 'Permitir que una aplicación imprima',
    copyAddress: 'Copie la dirección de la barra de direcciones de la aplicación.',
    address: 'Dirección de la aplicación',
    next: 'Continuar',
    question: '¿Permitir que esta aplicación imprima en {computer}?',
    whatItSees:
      'Verá los nombres de las impresoras de este equipo y podrá imprimir en ellas sin volver a preguntar.',
    caution:
      'Permítalo solo si conoce esta dirección y estaba trabajando con ella. De lo contrario, cierre esta página.',
    allow: 'Permitir la impresión',
    allowed: 'La impresión está permitida',
    connected: 'Conexión establecida',
    goBack: 'Vuelva a la aplicación: encontrará el asistente de impresión en menos de diez segundos.',
    seeAll: 'Ver todas las aplicaciones e impresoras',
  },
  status: {
    title: 'Asistente de impresión en {computer}',
    heading: 'Asistente de impresión',
    version: 'Versión {version} en {computer}, para {user}',
    apps: 'Aplicaciones que pueden imprimir',
    noApps: 'Todavía no puede imprimir ninguna aplicación.',
    setByOwner: 'establecido por la persona propietaria de este equipo',
    remove: 'Quitar',
    removeApp: 'Quitar {origin}',
    allowAnother: 'Permitir otra aplicación',
    printers: 'Impresoras',
    isDefault: 'predeterminada',
    jobs: 'Últimos trabajos',
    noJobs: 'Todavía no se ha imprimido nada.',
    job: 'Trabajo',
    printer: 'Impresora',
    state: 'Estado',
    changed: 'Cambio',
  },
  job: {
    accepted: 'En espera',
    fetching: 'Obteniendo el archivo',
    submitting: 'Enviando',
    submitted: 'En la impresora',
    printing: 'Imprimiendo',
    completed: 'Impreso',
    failed: 'Con error',
    canceled: 'Cancelado',
    unconfirmed: 'Se desconoce',
  },
  outcome: {
    printed: 'Impreso',
    sent: 'Enviado',
    saved: 'Guardado',
  },
  queue: {
    idle: 'Lista',
    printing: 'Imprimiendo',
    stopped: 'Detenida',
    unknown: 'Estado desconocido',
    notAccepting: 'No acepta trabajos',
  },
};
