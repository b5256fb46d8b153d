import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const es: Translation<typeof en> = {
  title: 'Suscripción',
  usedOf: '{used, number} de {allowed, number}',
  atTheLimit: 'Al llegar a un límite conserva lo que tiene; solo no se puede añadir más.',
  near: 'Casi agotado.',
  invited: '{count, plural, one {Incluye # invitación abierta.} other {Incluye # invitaciones abiertas.}}',
  roomFor: 'Hay sitio para {count, number} más.',
  outOfPrints: 'Impresiones agotadas',
  outOfPrintsUntil:
    'Este mes ya no quedan impresiones. Habrá nuevas el {day}, o con una suscripción mayor: consulte el panel.',
  limits: {
    prints: {
      name: 'Impresiones de este mes',
      used: 'Este mes se han usado {used, number} de {allowed, number} impresiones.',
      blocked: 'No se puede imprimir más hasta el mes que viene.',
      remedy: 'Una suscripción mayor incluye más impresiones.',
    },
    users: {
      name: 'Cuentas',
      used: 'Cuentas de su suscripción ocupadas: {used, number} de {allowed, number}.',
      blocked: 'No se puede invitar a nadie más.',
      remedy: 'Desactive una cuenta, retire una invitación o elija una suscripción mayor.',
    },
    labels: {
      name: 'Etiquetas',
      used: 'Etiquetas de su suscripción en uso: {used, number} de {allowed, number}.',
      blocked: 'No se pueden añadir más etiquetas.',
      remedy: 'Desactive o elimine una, o elija una suscripción mayor.',
    },
    printerModels: {
      name: 'Modelos de impresora',
      used: 'Modelos de impresora de su suscripción en uso: {used, number} de {allowed, number}.',
      blocked: 'No se puede añadir ninguna impresora de otro modelo.',
      remedy: 'Elija uno de los modelos en uso o una suscripción mayor.',
    },
    widgets: {
      name: 'Widgets',
      used: 'Widgets de su suscripción en uso: {used, number} de {allowed, number}.',
      blocked: 'No se pueden añadir más widgets.',
      remedy: 'Elimine uno o elija una suscripción mayor.',
    },
    agents: {
      name: 'Agentes',
      used: 'Agentes de su suscripción en uso: {used, number} de {allowed, number}.',
      blocked: 'No se pueden añadir más agentes.',
      remedy: 'Elimine uno o elija una suscripción mayor.',
    },
    integrationClients: {
      name: 'Clientes API',
      used: 'Clientes API de su suscripción en uso: {used, number} de {allowed, number}.',
      blocked: 'No se pueden añadir más clientes API.',
      remedy: 'Elimine uno o elija una suscripción mayor.',
    },
  },
  widgetsNotIncluded: 'Su suscripción no incluye widgets. Una mayor sí.',
};
