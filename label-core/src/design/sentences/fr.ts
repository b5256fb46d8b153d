import type { Translation } from '../../sentence/index.ts';
import type { en } from './en.ts';

export const fr: Translation<typeof en> = {
  labelEdit: {
    missing: 'Cet élément n’est plus sur l’étiquette.',
    locked: '« {name} » est verrouillé. Déverrouillez-le d’abord.',
    notANumber: 'Saisissez un nombre.',
    offLabel: '« {name} » doit garder 1 mm sur l’étiquette.',
    outOfRange: '« {name} » serait à plus de {most} mm du coin de l’étiquette.',
    selectTwo: 'Sélectionnez au moins deux éléments.',
    selectThree: 'Sélectionnez au moins trois éléments.',
    tooManyElements: 'Une étiquette peut avoir {most} éléments au plus.',
    tooManyVariables: 'Une étiquette peut avoir {most} variables au plus.',
    tooManyGuides: 'Une étiquette peut avoir {most} repères au plus.',
    largePictures: 'Les images intégrées sont trop grandes ensemble. Utilisez la médiathèque.',
    longOutlines: 'Les contours sont trop longs ensemble. Utilisez une image.',
    longContent: 'Le contenu peut avoir {most} caractères au plus.',
    elementName: 'Saisissez un nom de 1 à {most} caractères.',
    variableName:
      '« {name} » ne peut pas être le nom d’une variable. Il doit commencer et finir par une lettre, un chiffre ou un tiret bas et avoir {most} caractères au plus.',
    variableTaken: 'Il y a déjà une variable « {name} ».',
    variableMissing: 'Cette étiquette n’a pas de variable « {name} ».',
    variableUnusable: 'La variable « {name} » ne peut pas être utilisée ainsi.',
    variableType: 'La variable « {name} » n’est pas une image.',
    variableOfPicture:
      'L’image « {element} » affiche la variable « {name} ». Choisissez d’abord une autre image.',
    variableInSource: '« {user} » est calculée à partir de « {name} ». Modifiez-la d’abord.',
    variableUncomputable: '« {name} » ne peut pas être calculée : {problem}.',
    variableComputed: '« {name} » est calculée. Elle ne peut pas être modifiée à l’impression.',
    longFormula: 'La formule de « {name} » peut avoir au plus {most, number} caractères.',
    placeholderInDefault:
      'La valeur par défaut de « {name} » contient un emplacement réservé. Modifiez-la d’abord.',
    noContent: '« {name} » n’a pas de contenu à modifier.',
    noSuchLook: 'Les éléments sélectionnés n’ont pas ce réglage.',
    unusableElements: 'Ces éléments ne peuvent pas être utilisés sur une étiquette.',
    unusableTemplate: 'Cette étiquette ne peut pas être utilisée.',
  },
};
