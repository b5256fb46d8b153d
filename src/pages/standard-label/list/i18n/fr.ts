import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const fr: Translation<typeof en> = {
  title: 'Étiquettes standard',
  description:
    'Des modèles prêts à l’emploi : saisissez une fois votre entreprise et vos textes, puis créez-en des étiquettes.',
  own: 'Enregistrées par votre organisation',
  offered: 'Modèles',
  search: 'Rechercher un modèle',
  kind: 'Type',
  size: 'Format',
  sizes: { small: 'Jusqu’à 60 mm', medium: 'Jusqu’à 110 mm', large: 'Plus grand' },
  madeFrom: 'D’après {template}',
  none: 'Ce serveur ne propose aucun modèle. Ajoutez plutôt une étiquette depuis un fichier.',
  addLabel: 'Ajouter une étiquette',
  noneFor: 'Aucun modèle trouvé pour « {search} ».',
  noneForFilters: 'Aucun modèle ne correspond aux filtres.',
  clear: 'Effacer la recherche et les filtres',
  count: '{count, plural, one {# modèle} other {# modèles}}',
  countOf: '{shown, number} sur {count, number} modèles',
  labels: 'Étiquettes utilisées : {used, number} sur {allowed, number}',
};
