import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const fr: Translation<typeof en> = {
  title: 'Clients API',
  description:
    'Programmes extérieurs à Platen qui peuvent lire et modifier des articles et des commandes, ou imprimer.',
  add: 'Ajouter un client API',
  search: 'Rechercher un client API',
  caption: 'Clients API',
  name: 'Client API',
  scopes: 'Autorisations',
  expires: 'Expiration',
  lastUsed: 'Dernier accès',
  state: 'État',
  never: 'Jamais',
  neverUsed: 'Aucun',
  usedOn: 'Dernier accès : {when}',
  notUsed: 'Aucun accès',
  none: 'Il n’y a pas encore de clients API. Ajoutez-en un par programme qui doit appeler Platen.',
  notIncluded: 'Votre abonnement ne comprend pas les clients API.',
  rows: {
    count: '{count, plural, one {# client API} other {# clients API}}',
    countOf: '{shown, number} sur {count, number} clients API',
    noneFor: 'Aucun client API trouvé pour « {search} ».',
    noneForFilters: 'Aucun client API ne correspond aux filtres.',
    noneForBoth: 'Aucun client API trouvé pour « {search} » avec ces filtres.',
  },
};
