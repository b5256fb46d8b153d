import type { Translation } from '../../sentence/index.ts';
import type { en } from './en.ts';

export const fr: Translation<typeof en> = {
  valueRequired: 'La variable « {name} » est vide ; elle est obligatoire.',
  valueTooLong:
    'La variable « {name} » a {characters, number} caractères ; {most, number} au plus sont admis.',
  toggleInvalid: 'La variable « {name} » doit être « true » ou « false ».',
  valueUncomputable: 'La variable « {name} » ne peut pas être calculée : {reason}.',
  formulaFault:
    'La variable « {name} » ne peut pas être calculée : {reason} (colonne {column, number} de sa formule).',
  textOverflow: '{problem}',
  textSmall:
    'Texte, {subject} : la hauteur d’x est de {mm, number, ::.00} mm ; au moins {least, number, ::.0#} mm sont demandés.',
  characterMissing:
    'Texte, {subject} : il contient {characters}, que la police des étiquettes ne peut pas imprimer.',
  barcodeEmpty: '{symbology}, {subject} : {reason}.',
  barcodeLength: '{symbology}, {subject} : {reason}.',
  barcodeCharacter: '{symbology}, {subject} : {reason}.',
  barcodeCheckDigit: '{symbology}, {subject} : {reason}.',
  barcodeSyntax: '{symbology}, {subject} : {reason}.',
  barcodeTooMuch: '{symbology}, {subject} : {reason}.',
  barcodeTooSmall: '{symbology}, {subject} : {reason}.',
  imageMissing: 'Image, {subject} : elle n’est pas dans la médiathèque.',
  imageUnreadable: 'Image, {subject} : elle est illisible ; il faut un fichier PNG ou JPEG complet.',
  outsideLabel: 'L’élément « {id} » dépasse le bord de l’étiquette.',

  textCut:
    'Texte, {subject} : il ne tient pas à sa place sur l’étiquette ; il est imprimé coupé, avec « … » à la fin.',
  markupUnread: 'Texte, {subject} : « {tag} » est inconnu ou sans pendant ; il est imprimé tel quel.',
  barcodeFine:
    '{symbology}, {subject} : à {dpi} ppp, {parts, select, bars {les barres} other {les modules}} font {mm, number, ::.00} mm de large ; {reason}. Une largeur de {room, number} mm permet {next, number, ::.00} mm.',
  barcodeCrowded:
    'L’élément « {intruder} » est dans la zone de silence du code-barres « {barcode} » : les lecteurs peuvent manquer le code.',
  barcodeLow:
    '{symbology}, {subject} : les barres font {mm, number, ::.0} mm de haut, la norme en prévoit {asked, number, ::.0} ; il faut tenir le lecteur droit.',
  barcodeLong: '{symbology}, {subject} : {reason}.',
  barcodeWithoutBearerBars:
    '{symbology}, {subject} : le code n’a pas de barres de soutien ; un lecteur tenu de travers peut lire un numéro plus court (« bearerBars » du modèle).',
  imageShades:
    'Image, {subject} : elle contient des nuances de gris ou des couleurs. Une imprimante thermique imprime chaque point en noir ou en blanc : ce qui est plus foncé que la moitié devient noir, le reste reste blanc. Utilisez une image en noir et blanc uniquement.',

  labelUnprintable: 'L’étiquette ne peut pas être imprimée.',
  subject: {
    variable: 'variable « {name} »',
    variables: 'variables {names}',
    element: 'élément « {id} »',
    name: '« {name} »',
    names: '{earlier}, {last}',
    lastName: '{earlier} et {last}',
  },
  overflow: {
    text: 'Texte, {subject} : il ne tient pas à sa place sur l’étiquette, même à {size, number} pt.',
    textOfHeight:
      'Texte, {subject} : avec une hauteur d’x de {mm, number, ::.0#} mm ({size, number, ::.0#} pt), il ne tient pas à sa place sur l’étiquette.',
    belowBarcode: '{symbology}, {subject} : le texte en dessous ne tient pas.',
  },
};
