import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const fr: Translation<typeof en> = {
  pending: 'Invitations en attente',
  count: '{count, number} en attente',
  noPending: 'Aucune invitation en attente.',
  expires: 'valable jusqu’au {date}',
  expired: 'expirée le {date}',
  send: 'Renvoyer',
  sendTo: 'Renvoyer l’invitation à {email}',
  sent: 'L’invitation à {email} a été renvoyée.',
  withdraw: 'Retirer',
  withdrawOf: 'Retirer l’invitation à {email}',
  withdrawn: 'L’invitation à {email} a été retirée.',
};
