import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const fr: Translation<typeof en> = {
  title: 'Mes commandes',
  description: 'Choisissez une commande pour imprimer ses étiquettes.',
  search: 'Rechercher par numéro ou client',
  caption: 'Commandes',
  number: 'Commande',
  date: 'Date',
  lines: 'Lignes',
  labels: 'Étiquettes',
  progress: 'Imprimées',
  none: 'Pas encore de commandes. Les responsables des commandes peuvent en ajouter ou en importer.',
  noneFor: 'Aucune commande trouvée pour « {search} ».',
  clear: 'Effacer la recherche',
  count: '{count, plural, one {# commande} other {# commandes}}',
};
