import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const fr: Translation<typeof en> = {
  title: 'Fichiers d’étiquette',
  description: 'Ce qu’un fichier peut contenir pour devenir une étiquette. Son contenu détermine son type.',
  written: 'Dans le fichier',
  means: 'Ce que cela devient',
  takeSample: 'Télécharger {file}',
  sampleFailed: 'L’exemple n’a pas pu être chargé. Vérifiez le réseau et réessayez.',
  kinds: {
    platen: {
      title: 'JSON Platen',
      intro:
        'La forme sous laquelle Platen conserve toute étiquette. Elle contient tout ce qu’une étiquette peut avoir. Les noms de fichier se terminent par .json.',
      limits: 'L’éditeur d’étiquettes lit et écrit cette forme.',
    },
    svg: {
      title: 'SVG',
      intro:
        'Un dessin d’un programme tel qu’Inkscape ou Illustrator, dont la page a la taille de l’étiquette. Pour chaque code-barres, tracez un rectangle à sa place, zone blanche comprise, et indiquez ce qu’il est. Les noms de fichier se terminent par .svg.',
      limits:
        'Conservés : formes, tracés, groupes, textes tournés par quarts de tour, PNG et JPEG contenus dans le fichier. Les couleurs deviennent du noir ou du blanc, les autres polices Noto Sans. Refusés : scripts, tout ce qui est hors du fichier, texte incliné et texte le long d’un tracé.',
    },
    zpl: {
      title: 'ZPL',
      intro:
        'Ce que d’autres programmes d’étiquettes écrivent lorsqu’ils impriment dans un fichier, ou ce qui est écrit à la main. Les noms de fichier se terminent par .zpl, .prn ou .txt.',
      limits:
        'Les polices de l’imprimante deviennent Noto Sans, de même hauteur. Les réglages de l’imprimante et les quantités relèvent de l’impression. Refusés : les commandes qui enregistrent, effacent ou configurent sur une imprimante, et les codes-barres que les étiquettes n’ont pas, tels que PDF417.',
    },
  },
  rows: {
    size: 'La taille de l’étiquette',
    sizeInMm: 'La taille de l’étiquette, en mm pour qu’elle soit sûre',
    variables:
      'Les variables : textes, images et interrupteurs, avec leurs valeurs par défaut et leurs règles',
    elements:
      'Tout ce qui est imprimé : textes, codes-barres, images, rectangles, ellipses, lignes et tracés',
    inText: 'Une variable dans un texte',
    barcode: 'L’un des 15 types de codes-barres, redessiné pour les points de chaque imprimante',
    shownWhen: 'Visible seulement si l’interrupteur est activé ou si la variable a une valeur',
    design:
      'Ce que l’éditeur retient : éléments verrouillés, groupes, repères, marges. Ce n’est pas imprimé.',
    variable: 'Une variable. Un même nom désigne partout la même variable.',
    most: 'Une variable de 12 caractères au maximum',
    mostAndDefault: 'De même, avec « A1 » si personne ne la remplit',
    marked: 'Un rectangle qui devient un code-barres',
    wrapped: 'Un rectangle qui devient un texte à la ligne automatique, réduit pour tenir',
    picture: 'Un rectangle qui devient une image de la médiathèque',
    byName: 'La même chose comme nom du rectangle, pour les programmes sans attributs',
    dots: 'La taille de l’étiquette en points. ZPL n’indique pas la taille d’un point : 203 dpi par défaut, davantage pour les étiquettes larges.',
    numbered: 'Une variable, nommée d’après son invite',
    defaults: 'Une variable dans un code-barres, avec sa valeur par défaut. La clé de contrôle est ajoutée.',
    barcodes: 'Des codes-barres, avec la largeur de barres donnée par ^BY',
    graphics: 'Des images en noir et blanc',
  },
};
