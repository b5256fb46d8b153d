import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const fr: Translation<typeof en> = {
  title: 'Mes étiquettes',
  description: 'Choisissez une étiquette à imprimer, seule ou pour un article.',
  search: 'Rechercher par nom',
  caption: 'Étiquettes',
  name: 'Étiquette',
  size: '{width, number, ::.#} × {height, number, ::.#} mm',
  variables: 'À remplir',
  noVariables: 'Rien',
  ways: 'Imprimer',
  print: 'Imprimer',
  printOf: 'Imprimer {name} sans article',
  articles: 'Pour un article',
  articlesOf: 'Imprimer {name} pour un article',
  none: 'Aucune étiquette à imprimer pour l’instant. Une étiquette est imprimable dès qu’une de ses versions est publiée.',
  noneFor: 'Aucune étiquette trouvée pour « {search} ».',
  clear: 'Effacer la recherche',
  count: '{count, plural, one {# étiquette} other {# étiquettes}}',
};
