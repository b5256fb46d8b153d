import type { Translation } from 'label-core/sentence';
import type { en } from './en.ts';

export const fr: Translation<typeof en> = {
  title: 'E-mails de cette démo',
  hint: 'Cette démo n’a pas de serveur de messagerie. Ses e-mails s’affichent ici, du plus récent au plus ancien. Rechargez la page pour voir les suivants.',
  none: 'Aucun e-mail n’a été écrit depuis le démarrage de la démo.',
  details: 'À {address}, {time} UTC',
};
