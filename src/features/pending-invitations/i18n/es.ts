import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const es: Translation<typeof en> = {
  pending: 'Invitaciones pendientes',
  count: '{count, plural, one {# abierta} other {# abiertas}}',
  noPending: 'No hay invitaciones pendientes.',
  expires: 'válida hasta el {date}',
  expired: 'caducó el {date}',
  send: 'Reenviar',
  sendTo: 'Reenviar la invitación a {email}',
  sent: 'Se reenvió la invitación a {email}.',
  withdraw: 'Retirar',
  withdrawOf: 'Retirar la invitación a {email}',
  withdrawn: 'Se retiró la invitación a {email}.',
};
