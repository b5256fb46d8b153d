import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const fr: Translation<typeof en> = {
  title: 'Imprimer l’étiquette',
  notLinked: '« {article} » n’est pas associé à cette étiquette.',
  ownLabels: 'L’imprimer avec ses propres étiquettes',
  otherArticle: 'Choisir un autre article',
};
