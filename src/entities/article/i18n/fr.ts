import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const fr: Translation<typeof en> = {
  label: 'Article',
  placeholder: 'Scannez ou recherchez',
  suggestions: 'Articles trouvés',
  searchFailed: 'Erreur lors de la recherche d’articles',
  nothingFound: 'Aucun article ne correspond à votre recherche',
  nothingFoundInGroups: 'Aucun article de vos groupes ne correspond à votre recherche',
  notCreated: 'Impossible de créer l’article {name}',
  notListed: 'Article introuvable : il n’est pas parmi les {most, number} premiers de la liste.',
};
