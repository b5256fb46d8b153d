import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const fr: Translation<typeof en> = {
  title: 'Impression rapide',
  description: 'Scannez ou recherchez un article, vérifiez la quantité, imprimez.',
  none: 'Pas encore de widgets. L’administration de votre organisation les crée et les attribue, à vous ou à votre groupe.',
};
