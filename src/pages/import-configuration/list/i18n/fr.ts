import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const fr: Translation<typeof en> = {
  title: 'Configurations d’import',
  description: 'Réglages enregistrés pour des fichiers récurrents. Choisissez-les par leur nom à l’import.',
  add: 'Ajouter une configuration',
  search: 'Rechercher une configuration',
  caption: 'Configurations d’import',
  rows: {
    count: '{count, plural, one {# configuration} other {# configurations}}',
    countOf: '{shown, number} sur {count, number} configurations',
    noneFor: 'Aucune configuration trouvée pour « {search} ».',
    noneForFilters: 'Aucune configuration ne correspond aux filtres.',
    noneForBoth: 'Aucune configuration trouvée pour « {search} » avec ces filtres.',
  },
  name: 'Configuration',
  kind: 'Contenu',
  kinds: { articles: 'Articles', orders: 'Commandes' },
  columns: 'Colonnes',
  group: 'Groupe cible',
  ownGroup: 'Groupe de la personne qui importe',
  changed: 'Modifiée le',
  columnCount: '{count, plural, one {# colonne} other {# colonnes}}',
  none: 'Il n’y a pas encore de configurations. Ajoutez-en une pour un fichier que vous importez régulièrement.',
  notPart: 'L’import ne fait pas partie de votre abonnement.',
};
