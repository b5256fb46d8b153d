import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const fr: Translation<typeof en> = {
  title: 'Commandes',
  description:
    'Étiquettes à imprimer pour des clients. Les membres impriment les commandes de leurs groupes.',
  add: 'Ajouter une commande',
  search: 'Rechercher par numéro ou client',
  caption: 'Commandes',
  rows: {
    count: '{count, plural, one {# commande} other {# commandes}}',
    countOf: '{shown, number} sur {count, number} commandes',
    noneFor: 'Aucune commande trouvée pour « {search} ».',
    noneForFilters: 'Aucune commande ne correspond aux filtres.',
    noneForBoth: 'Aucune commande trouvée pour « {search} » avec ces filtres.',
  },
  number: 'Commande',
  customer: 'Client',
  group: 'Groupe',
  date: 'Date',
  lines: 'Lignes',
  labels: 'Étiquettes',
  progress: 'Imprimées',
  nothing: '–',
  none: 'Il n’y a pas encore de commandes. Ajoutez la première, ou importez-les depuis un fichier.',
};
