import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const de: Translation<typeof en> = {
  title: 'Etikett drucken',
  notLinked: '„{article}“ ist nicht mit diesem Etikett verknüpft.',
  ownLabels: 'Mit eigenen Etiketten drucken',
  otherArticle: 'Anderen Artikel wählen',
};
