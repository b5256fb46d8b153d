import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const de: Translation<typeof en> = {
  search: 'Suchen oder öffnen',
  keys: 'Strg K',
  appleKeys: '⌘ K',
  notLoaded: 'Die Suche konnte nicht geladen werden. Prüfen Sie das Netzwerk und versuchen Sie es erneut.',
};
