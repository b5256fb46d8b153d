import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const fr: Translation<typeof en> = {
  search: 'Rechercher ou aller à',
  keys: 'Ctrl K',
  appleKeys: '⌘ K',
  notLoaded: 'La recherche n’a pas pu être chargée. Vérifiez le réseau, puis réessayez.',
};
