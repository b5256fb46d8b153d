import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const fr: Translation<typeof en> = {
  anyTitle: 'Articles d’une étiquette',
  title: 'Articles avec {label}',
  description: 'Choisissez l’article pour lequel imprimer cette étiquette.',
  none: 'Aucun article n’utilise encore cette étiquette. Les responsables des articles peuvent en associer. Vous pouvez imprimer l’étiquette sans article.',
};
