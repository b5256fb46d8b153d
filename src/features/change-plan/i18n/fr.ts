import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const fr: Translation<typeof en> = {
  open: 'Changer d’abonnement',
  title: 'Changer d’abonnement',
  choose: 'Abonnements',
  none: 'Ce serveur ne propose aucun autre abonnement.',
  current: 'Votre abonnement actuel.',
  tooSmall: 'Insuffisant pour votre utilisation : {excess}.',
  excess: {
    users: '{used, plural, one {# compte} other {# comptes}} pour {allowed, number}',
    labels: '{used, plural, one {# étiquette} other {# étiquettes}} pour {allowed, number}',
    printerModels:
      '{used, plural, one {# modèle d’imprimante} other {# modèles d’imprimante}} pour {allowed, number}',
    widgets: '{used, plural, one {# widget} other {# widgets}} pour {allowed, number}',
    agents: '{used, plural, one {# agent} other {# agents}} pour {allowed, number}',
  },
  effect: 'Les nouvelles limites et fonctions s’appliquent aussitôt, pour toute votre organisation.',
  change: 'Passer à {name}',
  changeNone: 'Changer',
  keep: 'Ne rien changer',
  failed: 'L’abonnement n’a pas pu être changé',
  close: 'Fermer',
  done: 'Votre abonnement est maintenant {name}.',
};
