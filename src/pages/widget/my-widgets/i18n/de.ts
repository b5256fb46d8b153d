import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const de: Translation<typeof en> = {
  title: 'Widgets',
  description:
    'Markieren Sie bis zu drei als Favoriten, dann stehen sie auf der Startseite zum Drucken bereit.',
  favorites: '{count, number} von {most, number} Favoriten',
  search: 'Widgets suchen',
  caption: 'Widgets, mit denen Sie drucken können',
  favorite: 'Favorit',
  name: 'Widget',
  label: 'Etikett',
  printer: 'Drucker',
  missing: '-',
  print: 'Drucken',
  printWith: 'Mit {name} drucken',
  none: 'Noch keine Widgets. Die Administration Ihrer Organisation legt sie an und weist sie Ihnen oder Ihrer Gruppe zu.',
  noneFor: 'Keine Widgets zu „{search}“ gefunden.',
  clear: 'Alle Widgets anzeigen',
};
