import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const fr: Translation<typeof en> = {
  title: 'Comptes',
  description: 'Les membres de votre organisation, avec leurs rôles et leurs groupes.',
  add: 'Ajouter un compte',
  search: 'Rechercher un compte',
  caption: 'Comptes',
  rows: {
    count: '{count, plural, one {# compte} other {# comptes}}',
    countOf: '{shown, number} sur {count, plural, one {# compte} other {# comptes}}',
    noneFor: 'Aucun compte trouvé pour « {search} ».',
    noneForFilters: 'Aucun compte ne correspond aux filtres.',
    noneForBoth: 'Aucun compte trouvé pour « {search} » avec ces filtres.',
    selected: '{count, plural, one {# compte sélectionné} other {# comptes sélectionnés}}',
  },
  name: 'Nom',
  roles: 'Rôles',
  groups: 'Groupes',
  state: 'État',
  role: 'Rôle',
  group: 'Groupe',
  lastSignIn: 'Dernière connexion',
  you: 'Vous',
  neverSignedIn: 'Pas encore',
  enabled: 'Activé',
  disabled: 'Désactivé',
  noGroups: '–',
  groupCount: '{count, plural, one {# groupe} other {# groupes}}',
  disable: '{count, plural, one {Désactiver # compte} other {Désactiver # comptes}}',
  enable: '{count, plural, one {Activer # compte} other {Activer # comptes}}',
  nowDisabled:
    '{count, plural, one {# compte désactivé et déconnecté.} other {# comptes désactivés et déconnectés.}}',
  nowEnabled: '{count, plural, one {# compte activé.} other {# comptes activés.}}',
  none: 'Il n’y a encore personne ici. Ajoutez le premier compte.',
};
