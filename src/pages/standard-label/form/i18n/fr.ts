import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const fr: Translation<typeof en> = {
  loading: 'Étiquette standard',
  notFound: 'Étiquette standard introuvable. Elle a peut-être été supprimée.',
  toList: 'Étiquettes standard',
  kept: 'Modèle enregistré',
  madeFrom: 'D’après {template}',
  name: 'Nom',
  nameHint: 'Le nom de cette étiquette standard dans votre organisation.',
  own: 'Votre organisation',
  ownHint: 'À saisir une fois : figure sur chaque étiquette qui en est tirée.',
  words: 'Texte fixe',
  wordsHint: 'Traduisez-le dans la langue de votre public.',
  preview: 'Aperçu',
  filledAtPrint: 'Rempli à l’impression : {fields}.',
  sample: 'L’image montre des valeurs d’exemple.',
  make: 'Créer une étiquette',
  labelName: 'Nom de l’étiquette',
  labelNameHint: 'Si vous laissez vide, l’étiquette reçoit le nom ci-dessus.',
  keepForLater: 'Vous pouvez garder cette étiquette standard pour plus tard.',
  fullReason: 'Votre forfait n’a plus d’étiquettes disponibles.',
  save: 'Créer l’étiquette',
  keep: 'Enregistrer seulement le modèle',
  keepChanges: 'Enregistrer les modifications',
  keepHint: 'Votre organisation pourra en faire des étiquettes plus tard.',
  isKept: 'Enregistré',
  deleteNotOffered: 'Déjà supprimée, ou ce serveur ne le permet pas.',
  keptUnseen:
    '« {name} » est enregistrée comme étiquette standard, mais le serveur n’indique pas laquelle. Ouvrez-la depuis la liste des étiquettes standard pour créer l’étiquette.',
  errors: {
    noName: 'Saisissez un nom.',
    longName: 'Un nom est limité à {most, number} caractères.',
    noValue: '{field} : champ obligatoire.',
    longValue: '{field} : {most, number} caractères au maximum ; il y en a {count, number}.',
    braces: '{field} ne peut pas contenir « {opening} » ni « {closing} ».',
  },
};
