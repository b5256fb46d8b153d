import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const de: Translation<typeof en> = {
  pending: 'Ausstehende Einladungen',
  count: '{count, number} offen',
  noPending: 'Es gibt keine ausstehenden Einladungen.',
  expires: 'gültig bis {date}',
  expired: 'abgelaufen am {date}',
  send: 'Erneut senden',
  sendTo: 'Einladung an {email} erneut senden',
  sent: 'Die Einladung an {email} wurde erneut gesendet.',
  withdraw: 'Zurückziehen',
  withdrawOf: 'Einladung an {email} zurückziehen',
  withdrawn: 'Die Einladung an {email} wurde zurückgezogen.',
};
