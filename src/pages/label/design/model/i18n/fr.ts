import type { Translation } from 'label-core/sentence';
import type { en } from './en';

export const fr: Translation<typeof en> = {
  file: {
    open: 'Fichier',
    title: 'Insérer depuis un fichier',
    close: 'Fermer',
    insert: 'Insérer',
    insertHint: 'Ajoute les éléments du fichier, avec leurs variables, à cette étiquette.',
    replace: 'Tout remplacer',
    replaceHint:
      'La taille, les éléments et les variables du fichier remplacent ceux de cette étiquette. Cela peut être annulé.',
    unusable: 'Ce fichier ne peut pas être modifié ici',
  },
  tracing: {
    title: 'Image à décalquer',
    close: 'Fermer',
    about:
      'Une photo ou un scan d’une étiquette, derrière le dessin pendant votre travail. Elle ne fait jamais partie de l’étiquette et n’est envoyée nulle part.',
    choose: 'Choisir une image',
    another: 'Choisir une autre image',
    refused: '{name} n’est pas une image que ce navigateur peut afficher.',
    strength: 'Intensité',
    percent: '{strength, number} %',
    widthMm: 'Largeur (mm)',
    xMm: 'Gauche (mm)',
    yMm: 'Haut (mm)',
    fault: 'Un nombre de {least, number} à {most, number}.',
    remove: 'Retirer l’image',
    notKept: 'Ce navigateur n’a pas pu garder l’image : elle disparaît au rechargement de la page.',
    scale: {
      measure: 'Mesurer entre deux points',
      about:
        'Appuyez sur deux points de l’image sur l’étiquette, ou saisissez leur place. L’image prend la taille que donne la distance entre eux.',
      points: { from: 'Premier point', to: 'Second point' },
      left: '{point}, gauche (mm)',
      top: '{point}, haut (mm)',
      length: 'Distance réelle (mm)',
      same: 'Les deux points sont au même endroit.',
      apply: 'Mettre l’image à l’échelle',
    },
  },
};
