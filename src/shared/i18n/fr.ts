import type { Translation } from 'label-core/sentence';
import type { en } from './en';

export const fr: Translation<typeof en> = {
  api: {
    notJson: 'Le serveur a envoyé une réponse qui n’est pas du JSON.',
    sessionEnded: 'Votre session est terminée.',
    noAnswer: 'Le serveur est injoignable. Vérifiez le réseau, puis réessayez.',
    tooSlow: 'Le serveur n’a pas répondu à temps. Réessayez.',
    cancelled: 'La demande a été annulée.',
    status: 'Le serveur a répondu avec le statut {status}.',
    noList: 'Le serveur n’a pas envoyé la liste attendue.',
    unreadable: 'La réponse du serveur est illisible : {what}',
    unreadableAt: 'La réponse du serveur est illisible à « {where} » : {what}',
  },
  errorPanel: {
    title: 'Le chargement a échoué',
    retry: 'Réessayer',
    forbidden:
      'Vous n’avez pas accès à ces données. L’administration de votre organisation peut vous l’accorder.',
    notOffered: 'Ce serveur ne propose pas cette fonction.',
    requestId: 'Demande {id}',
  },
  pageHeader: { back: 'Retour' },
  queryView: { loading: 'Chargement' },
};
