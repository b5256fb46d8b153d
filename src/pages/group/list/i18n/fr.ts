import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const fr: Translation<typeof en> = {
  title: 'Groupes',
  description:
    'Les articles, commandes, personnes et imprimantes appartiennent à des groupes. Il y a deux niveaux sous le groupe racine.',
  add: 'Ajouter un groupe',
  search: 'Rechercher un groupe',
  caption: 'Groupes',
  rows: {
    count: '{count, plural, one {# groupe} other {# groupes}}',
    countOf: '{shown, number} sur {count, number} groupes',
    noneFor: 'Aucun groupe trouvé pour « {search} ».',
    noneForFilters: 'Aucun groupe ne correspond aux filtres.',
    noneForBoth: 'Aucun groupe trouvé pour « {search} » avec ces filtres.',
  },
  name: 'Groupe',
  within: 'dans {parent}',
  root: 'groupe racine',
  members: 'Membres',
  printers: 'Imprimantes',
  articles: 'Articles',
  orders: 'Commandes',
  defaultPrinter: 'Imprimante par défaut',
  unknown: '–',
  level: 'Niveau',
  levels: { first: 'Premier niveau', second: 'Deuxième niveau' },
  countsMissing: 'Ce serveur n’indique pas le contenu des groupes.',
  cardCounts:
    '{members, plural, one {# membre} other {# membres}} · {printers, plural, one {# imprimante} other {# imprimantes}} · {articles, plural, one {# article} other {# articles}}',
  none: 'Il n’y a pas encore de groupes. Ajoutez le premier.',
};
