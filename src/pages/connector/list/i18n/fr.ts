import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const fr: Translation<typeof en> = {
  title: 'Connecteurs',
  description:
    'Programmes de votre réseau qui fournissent les articles d’un autre système, pour que vous puissiez les imprimer ici.',
  add: 'Ajouter un connecteur',
  search: 'Rechercher un connecteur',
  caption: 'Connecteurs',
  rows: {
    count: '{count, plural, one {# connecteur} other {# connecteurs}}',
    countOf: '{shown, number} sur {count, number} connecteurs',
    noneFor: 'Aucun connecteur trouvé pour « {search} ».',
    noneForFilters: 'Aucun connecteur ne correspond aux filtres.',
    noneForBoth: 'Aucun connecteur trouvé pour « {search} » avec ces filtres.',
  },
  connector: 'Connecteur',
  nameless: 'Connecteur {id}',
  machine: 'Machine',
  status: 'État',
  lastSeen: 'Dernier contact',
  never: 'Jamais',
  seen: 'Dernier contact : {when}',
  none: 'Il n’y a pas encore de connecteurs. Ajoutez-en un par système dont vous voulez imprimer les articles.',
  notIncluded: 'Votre abonnement ne comprend pas les connecteurs.',
  notIncludedAnyMore:
    'Votre abonnement ne comprend plus les connecteurs : ceux ci-dessous ne peuvent pas se connecter.',
};
