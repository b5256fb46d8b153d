import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const fr: Translation<typeof en> = {
  steps: {
    publish: 'Contrôler la publication',
    data: 'Contrôler les données',
    design: 'Contrôler le design',
    preview: 'Aperçu',
  },
  ownVersion: 'Vous avez déposé cette version : une autre personne doit l’approuver.',
  roleMissing: {
    'set-test-data':
      'Modifier les données de test demande le rôle {roles}. L’administration attribue les rôles sous « Comptes ».',
    'replace-file':
      'Remplacer le fichier demande le rôle {roles}. L’administration attribue les rôles sous « Comptes ».',
    'set-ready':
      'Soumettre à l’approbation demande le rôle {roles}. L’administration attribue les rôles sous « Comptes ».',
    approve: 'Approuver demande le rôle {roles}. L’administration attribue les rôles sous « Comptes ».',
    reject: 'Refuser demande le rôle {roles}. L’administration attribue les rôles sous « Comptes ».',
    publish: 'Publier demande le rôle {roles}. L’administration attribue les rôles sous « Comptes ».',
    withdraw: 'Retirer demande le rôle {roles}. L’administration attribue les rôles sous « Comptes ».',
  },
  waitsForNobody:
    'Aucun compte pouvant agir n’a le rôle {role}. L’administration attribue les rôles sous « Comptes ».',
  waitsFor: 'En attente de : {people}',
  unreadablePdf: 'Le serveur a envoyé un PDF illisible.',
  progress: {
    title: 'Contrôle',
    steps: { data: 'Données', design: 'Design', publish: 'Publication' },
    states: { done: 'fait', now: 'en cours', ahead: 'à venir' },
  },
  hash: {
    whole: 'SHA-256 {hash}',
    copy: 'Copier l’empreinte complète {start}',
    copied: 'Copié',
    none: '–',
  },
  pending: {
    title: 'Versions en attente',
    version: 'Version en attente',
    labelName: 'Nom de l’étiquette',
    action: 'Action',
    none: 'Aucun contrôle en attente.',
    numbered: 'Version {number}',
    waits: {
      publish: 'Publication en attente',
      data: 'Contrôle des données en attente',
      design: 'Contrôle du design en attente',
      preview: 'Pas en contrôle',
    },
    seeAll: '{count, plural, one {Voir # version en attente} other {Voir les # versions en attente}}',
    seeLabels: 'Voir toutes les étiquettes et leurs versions',
  },
};
