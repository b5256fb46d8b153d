import type { Translation } from '../../sentence/index.ts';
import type { en } from './en.ts';

export const fr: Translation<typeof en> = {
  labelTemplate: {
    unusable: 'Le modèle d’étiquette est inutilisable : {path} : {problem}.',
    unusableWhole: 'Le modèle d’étiquette est inutilisable : {problem}.',
    empty: 'il est vide',
    schema: '{words}',
    version: 'doit être {version} pour le contenu de ce modèle',
    usedTwice: '« {name} » est utilisé deux fois',
    toggle: 'un interrupteur est « true » ou « false »',
    placeholder: '{placeholder} n’est pas une variable de cette étiquette',
    notDeclared: '« {name} » n’est pas une variable de cette étiquette',
    otherType: '« {name} » doit être une variable de type {type}, elle est {found}',
    addsCheckDigit: 'seulement pour EAN-13, EAN-8, UPC-A, UPC-E et ITF-14',
    bearerBars: 'seulement pour ITF-14',
    grows: 'seulement pour les codes à barres linéaires ; un code 2D remplit sa place',
    linkDomain: 'seulement pour les codes GS1 Digital Link',
    minSize: 'ne doit pas dépasser sizePt',
    wideRow: 'a plus de {most} colonnes',
    largeImages: 'les images intégrées sont trop grandes ensemble ; utilisez la médiathèque',
    longPaths: 'les contours sont trop longs ensemble ; utilisez une image',
    notElement: '« {name} » n’est pas un élément de cette étiquette',
    smallGroup: 'a moins de deux éléments',
    tooManyGuides: 'a plus de {most} repères',
  },
};
