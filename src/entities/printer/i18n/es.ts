import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const es: Translation<typeof en> = {
  printer: 'Impresora',
  choose: 'Elija una impresora',
  none: 'No tiene ninguna impresora configurada. Consulte a quien gestiona sus impresoras.',
  failed: 'No se pudieron cargar las impresoras.',
  agentAway: 'El agente «{name}» no está conectado',
  agentAwayOn: 'El agente «{name}» en {machine} no está conectado',
  agentKeepsLabels: 'Las etiquetas que imprima ahora se guardan y salen cuando vuelva a conectarse.',
  agentNeverStarted:
    'Nunca se ha iniciado. Las etiquetas que imprima ahora se guardan un día y salen cuando se inicie.',
};
