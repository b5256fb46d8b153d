import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const fr: Translation<typeof en> = {
  title: 'Suspendre ou résilier l’abonnement',
  question: 'Que souhaitez-vous faire ?',
  statuses: {
    Paused: {
      name: 'Suspendre',
      hint: 'Plus aucune connexion ni impression jusqu’à la reprise de l’abonnement. Tout est conservé.',
      submit: 'Suspendre l’abonnement',
      done: 'L’abonnement est suspendu',
    },
    Canceled: {
      name: 'Résilier',
      hint: 'Le contrat prend fin. Plus aucune connexion ni impression n’est possible.',
      submit: 'Résilier l’abonnement',
      done: 'L’abonnement est résilié',
    },
  },
  reason: 'Motif',
  reasonHint: 'Facultatif : dites-nous pourquoi.',
  confirmTitle: 'Confirmer ?',
  confirm:
    'Toutes les sessions de votre organisation sont fermées aussitôt. Les travaux d’impression en attente ne sont pas imprimés.',
  keep: 'Garder l’abonnement',
  doneText: 'Pour le reprendre, contactez l’assistance avec votre ID d’assistance : {supportId}',
  signOut: 'Se déconnecter',
  close: 'Fermer',
  failed: 'Rien n’a été modifié',
};
