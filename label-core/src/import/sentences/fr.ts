import type { Translation } from '../../sentence/index.ts';
import type { en } from './en.ts';

export const fr: Translation<typeof en> = {
  importFile: {
    empty: 'Le fichier est vide.',
    noRow: 'Le fichier n’a aucune ligne.',
    noRowToImport: 'Le fichier n’a aucune ligne à importer.',
    headingsOnly: 'Le fichier a des en-têtes, mais pas de lignes.',
    tooManyRows:
      'Le fichier contient plus de {most, number} lignes. Divisez-le et importez les parties l’une après l’autre.',
    tooLarge: 'Le fichier dépasse {most, number} Mo. Divisez-le et importez les parties l’une après l’autre.',
    notText:
      'La ligne {line, number} du fichier n’est pas du texte en {encoding}. Choisissez un autre encodage, ou enregistrez le fichier comme « CSV UTF-8 ».',
    tooManyColumns: 'Le fichier a {columns, number} colonnes ; une importation en a au plus {most, number}.',
    fieldWithoutColumn:
      'Aucune colonne choisie pour : {field, select, name {nom} identifier {référence ou EAN} orderNumber {numéro de commande} article {article} other {quantité}}.',
    noColumn: '{field} : le fichier n’a pas de colonne {number, number}.',
    noHeading: '{field} : le fichier n’a pas de colonne « {heading} ».',
    noSheetShown: 'Le classeur n’a pas de feuille visible.',
    noSheet: 'Le classeur n’a pas de feuille « {sheet} ».',
    noWorkbook:
      'Le fichier n’est pas un classeur, ou il est endommagé. Ouvrez-le, enregistrez-le en XLSX, puis choisissez-le à nouveau.',
    tooLargeWorkbook:
      'Le classeur dépasse {most, number} Mo une fois décompressé. Enregistrez la feuille en CSV et importez ce fichier.',
  },
  importRow: {
    brokenQuotes: 'Les guillemets de la ligne ne se ferment pas à la fin d’une cellule.',
    raggedRow:
      'La ligne a {cells, plural, one {# cellule} other {# cellules}} ; la première en a {width, number}.',
    missingValue: '{field} : la valeur manque.',
    tooLong: '{field} : {characters, number} caractères ; il y a place pour {most, number}.',
    notText: '{field} : la valeur contient des caractères qui ne sont pas du texte.',
    notAGtin: '« {text} » n’est pas un EAN : {reason}.',
    checkDigit: 'La clé de contrôle de l’EAN {ean} est fausse : {reason}.',
    notAQuantity:
      '« {text} » n’est pas une quantité : un nombre entier de 1 à {most, number}, en chiffres seuls.',
    duplicate: '{identifier} figure déjà à la ligne {line, number}.',
    otherCustomer: 'Une ligne précédente de la commande nomme un autre client : {customer}.',
    tooManyLines: 'Une commande a au plus {most, number} lignes.',
    withheld:
      'Une autre ligne de cette commande contient une erreur. Une commande est importée en entier ou pas du tout.',
  },
  importField: {
    name: 'Nom',
    identifier: 'Référence',
    ean: 'EAN',
    orderNumber: 'Numéro de commande',
    customer: 'Client',
    article: 'Article',
    label: 'Étiquette',
    quantity: 'Quantité',
  },
};
