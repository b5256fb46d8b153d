import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const fr: Translation<typeof en> = {
  title: 'Abonnement',
  usedOf: '{used, number} sur {allowed, number}',
  atTheLimit: 'Une fois une limite atteinte, vous gardez ce que vous avez, sans pouvoir en ajouter.',
  near: 'Limite presque atteinte.',
  invited: '{count, plural, one {Dont # invitation en attente.} other {Dont # invitations en attente.}}',
  roomFor: '{count, plural, one {Il reste # place.} other {Il reste # places.}}',
  outOfPrints: 'Quota d’impression épuisé',
  outOfPrintsUntil:
    'Les impressions du mois sont épuisées. Il y en aura de nouvelles le {day}, ou avec un abonnement supérieur : voir le tableau de bord.',
  limits: {
    prints: {
      name: 'Impressions du mois',
      used: '{used, plural, one {# impression utilisée} other {# impressions utilisées}} ce mois-ci sur {allowed, number}.',
      blocked: 'Plus rien ne peut être imprimé avant le mois prochain.',
      remedy: 'Un abonnement supérieur comprend plus d’impressions.',
    },
    users: {
      name: 'Comptes',
      used: '{used, plural, one {# compte utilisé sur les {allowed, number} de votre abonnement.} other {# comptes utilisés sur les {allowed, number} de votre abonnement.}}',
      blocked: 'Plus aucune invitation n’est possible.',
      remedy: 'Désactivez un compte, retirez une invitation ou choisissez un abonnement supérieur.',
    },
    labels: {
      name: 'Étiquettes',
      used: '{used, plural, one {# étiquette utilisée sur les {allowed, number} de votre abonnement.} other {# étiquettes utilisées sur les {allowed, number} de votre abonnement.}}',
      blocked: 'Plus aucune étiquette ne peut être ajoutée.',
      remedy: 'Désactivez-en ou supprimez-en une, ou choisissez un abonnement supérieur.',
    },
    printerModels: {
      name: 'Modèles d’imprimante',
      used: '{used, plural, one {# modèle d’imprimante utilisé sur les {allowed, number} de votre abonnement.} other {# modèles d’imprimante utilisés sur les {allowed, number} de votre abonnement.}}',
      blocked: 'Aucun autre modèle d’imprimante ne peut être ajouté.',
      remedy: 'Choisissez un modèle déjà utilisé ou un abonnement supérieur.',
    },
    widgets: {
      name: 'Widgets',
      used: '{used, plural, one {# widget utilisé sur les {allowed, number} de votre abonnement.} other {# widgets utilisés sur les {allowed, number} de votre abonnement.}}',
      blocked: 'Plus aucun widget ne peut être ajouté.',
      remedy: 'Supprimez-en un ou choisissez un abonnement supérieur.',
    },
    agents: {
      name: 'Agents',
      used: '{used, plural, one {# agent utilisé sur les {allowed, number} de votre abonnement.} other {# agents utilisés sur les {allowed, number} de votre abonnement.}}',
      blocked: 'Plus aucun agent ne peut être ajouté.',
      remedy: 'Supprimez-en un ou choisissez un abonnement supérieur.',
    },
    integrationClients: {
      name: 'Clients API',
      used: '{used, plural, one {# client API utilisé sur les {allowed, number} de votre abonnement.} other {# clients API utilisés sur les {allowed, number} de votre abonnement.}}',
      blocked: 'Plus aucun client API ne peut être ajouté.',
      remedy: 'Supprimez-en un ou choisissez un abonnement supérieur.',
    },
  },
  widgetsNotIncluded: 'Votre abonnement ne comprend pas les widgets. Un abonnement supérieur les comprend.',
};
