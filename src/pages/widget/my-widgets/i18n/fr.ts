import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const fr: Translation<typeof en> = {
  title: 'Widgets',
  description:
    'Marquez-en jusqu’à trois comme favoris pour les avoir sur votre écran d’accueil, prêts à imprimer.',
  favorites: '{count, plural, one {# favori} other {# favoris}} sur {most, number}',
  search: 'Rechercher un widget',
  caption: 'Widgets avec lesquels vous pouvez imprimer',
  favorite: 'Favori',
  name: 'Widget',
  label: 'Étiquette',
  printer: 'Imprimante',
  missing: '-',
  print: 'Imprimer',
  printWith: 'Imprimer avec {name}',
  none: 'Pas encore de widgets. L’administration de votre organisation les crée et les attribue, à vous ou à votre groupe.',
  noneFor: 'Aucun widget trouvé pour « {search} ».',
  clear: 'Voir tous les widgets',
};
