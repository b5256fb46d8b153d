import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const fr: Translation<typeof en> = {
  choose: 'Choisir une image',
  chooseFor: 'Choisir une image pour {field}',
  change: 'Changer',
  changeFor: 'Changer l’image de {field}',
  clear: 'Effacer',
  clearFor: 'Effacer l’image de {field}',
  noneChosen: 'Aucune image choisie',
  gone: 'L’image {mediaId} n’est pas dans la médiathèque. Choisissez-en une autre.',
  notOffered: 'Impossible de choisir une image ici : ce serveur n’a pas de médiathèque.',
  search: 'Rechercher une image',
  folder: 'Dossier',
  everywhere: 'Tous les dossiers',
  topLevel: 'Hors dossier',
  pictures: 'Images',
  none: 'La médiathèque n’a pas encore d’images. Les responsables des étiquettes peuvent en ajouter.',
  noneFound: 'Aucune image ne correspond à cette recherche.',
  clearSearch: 'Effacer la recherche',
  found: '{count, plural, one {# image} other {# images}}',
  more: 'En afficher {count, number} de plus',
  notShown:
    '{count, plural, one {# fichier n’est pas affiché : seules les images PNG et JPEG sont imprimables.} other {# fichiers ne sont pas affichés : seules les images PNG et JPEG sont imprimables.}}',
  cancel: 'Annuler',
  use: 'Utiliser cette image',
  chooseFirst: 'Choisissez d’abord une image.',
  close: 'Fermer',
};
