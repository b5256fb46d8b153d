import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const fr: Translation<typeof en> = {
  search: 'Rechercher par nom ou référence',
  caption: 'Articles',
  loading: 'Chargement des articles',
  name: 'Article',
  labels: 'Étiquettes',
  print: 'Imprimer',
  printOf: 'Imprimer {name}',
  notLinked: 'Non associé à cette étiquette',
  noneFor: 'Aucun article trouvé pour « {search} ».',
  tooShort: 'Saisissez au moins {count, plural, one {# caractère} other {# caractères}}.',
  clear: 'Effacer la recherche',
  count: '{count, plural, one {# article} other {# articles}}',
};
