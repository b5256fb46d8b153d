import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const fr: Translation<typeof en> = {
  title: 'Confidentialité',
  intro:
    'Cette page explique quelles données Platen conserve à votre sujet, où et pendant combien de temps. Votre organisation peut avoir ses propres règles.',
  back: 'Retour à la connexion',
  sections: {
    person: {
      title: 'Vos données',
      account:
        'Votre nom, votre adresse e-mail, vos rôles et groupes, et une empreinte à sens unique de votre mot de passe, qui ne permet pas de le lire.',
      prints:
        'Vos impressions : quelle étiquette, quel article, combien, sur quelle imprimante et quand. Votre organisation en a besoin pour la traçabilité de ses marchandises.',
      decisions:
        'Vos décisions lors des contrôles : qui a approuvé, refusé ou publié une étiquette, avec la date et le commentaire. Elles font partie de l’historique de l’étiquette et sont conservées avec lui.',
      security: 'Les événements de sécurité : connexions, changements de mot de passe, invitations.',
    },
    browser: {
      title: 'Données dans votre navigateur',
      stored:
        'Les jetons de votre session, pour qu’elle reste ouverte après un rechargement, vos favoris et vos brouillons non enregistrés. La déconnexion efface les jetons et toutes les impressions encore en attente sur cet ordinateur.',
      others: 'Aucun cookie n’est déposé et rien n’est chargé depuis des sites tiers.',
    },
    computer: {
      title: 'Données sur votre ordinateur',
      helper:
        'L’assistant d’impression fonctionne sur votre ordinateur et accepte les travaux d’impression des adresses que vous lui avez associées. Il garde la trace de ses impressions afin que rien ne soit imprimé deux fois.',
    },
    access: {
      title: 'Qui peut les voir',
      members:
        'Les membres de votre organisation, selon leurs rôles. Les autres organisations ne voient aucune de vos données. Les personnes qui exploitent ce serveur peuvent voir les données qui y sont stockées.',
    },
    rights: {
      title: 'Vos droits',
      account:
        'L’administration de votre organisation peut afficher, corriger et supprimer votre compte. Les traces des étiquettes imprimées et approuvées sont conservées aussi longtemps que votre organisation doit les garder.',
    },
  },
};
