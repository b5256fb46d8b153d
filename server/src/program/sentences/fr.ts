import type { Translation } from 'label-core/sentence';
import type { en } from './en.ts';

export const fr: Translation<typeof en> = {
  access: {
    notSignedIn: 'Veuillez vous connecter : il n’y a pas de jeton d’accès valide.',
    noKey:
      '{kind, select, agent {Il n’y a pas de clé d’agent : envoyez-la comme jeton Bearer.} other {Il n’y a pas de clé de connecteur : envoyez-la comme jeton Bearer.}}',
    refused: 'Vous ne pouvez pas faire cela. {rule}',
    rule: {
      open: 'Cet appel est ouvert à tout le monde.',
      signedIn: 'Cet appel exige une connexion.',
      key: '{kind, select, agent {Cet appel prend la clé d’un agent.} other {Cet appel prend la clé d’un connecteur.}}',
      rights: 'Rôle nécessaire : {rights}.',
      permissions: 'Autorisation nécessaire : {permissions}.',
    },
    orRight: 'ou {right}',
  },
  right: {
    administrator: 'Administration',
    user: 'Impression',
    tenantAdmin: 'Administration principale',
    articleManager: 'Gestion des articles',
    groupManager: 'Gestion des groupes',
    orderManager: 'Gestion des commandes',
    labelManager: 'Gestion des étiquettes',
    dataImporter: 'Import de données',
    printerManager: 'Responsable des préférences d’impression',
    reviewMaster: 'Responsable contrôle',
    labelDesigner: 'Conception d’étiquettes',
    dataApprover: 'Approbation des données',
    designApprover: 'Approbation du design',
    publisher: 'Publication',
    qualityManager: 'Gestion de la qualité',
    managesPrinters: 'Gestion des imprimantes',
  },
  permission: { printerManager: 'Gestion des imprimantes' },
  setup: {
    done: 'Platen est déjà installé. Veuillez vous connecter.',
    wrongLink:
      'Ce lien d’installation n’est pas valable. Utilisez celui que le serveur a affiché à son dernier démarrage.',
    expiredLink: 'Ce lien d’installation a expiré. Redémarrez le serveur : il en affiche un nouveau.',
  },
};
