import type { Translation } from '../../sentence/index.ts';
import type { en } from './en.ts';

export const fr: Translation<typeof en> = {
  valueRequired: 'La variable « {name} » est vide ; elle est obligatoire.',
  valueTooLong:
    'La variable « {name} » a {characters, number} caractères ; {most, number} au plus sont admis.',
  toggleInvalid: 'La variable « {name} » doit être « true » ou « false ».',
  textOverflow: '{problem}',
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
  barcodeFine:
    '{symbology}, {subject} : à {dpi} ppp, {parts, select, bars {les barres} other {les modules}} font {mm, number, ::.00} mm de large ; {reason}. Une largeur de {room, number} mm permet {next, number, ::.00} mm.',
  barcodeCrowded:
    'L’élément « {intruder} » est dans la zone de silence du code-barres « {barcode} » : les lecteurs peuvent manquer le code.',
  barcodeLow:
    '{symbology}, {subject} : les barres font {mm, number, ::.0} mm de haut, la norme en prévoit {asked, number, ::.0} ; il faut tenir le lecteur droit.',
  barcodeLong: '{symbology}, {subject} : {reason}.',
  barcodeWithoutBearerBars:
    '{symbology}, {subject} : le code n’a pas de barres de soutien ; un lecteur tenu de travers peut lire un numéro plus court (« bearerBars » du modèle).',

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
    belowBarcode: '{symbology}, {subject} : le texte en dessous ne tient pas.',
  },
  barcodeRule: {
    empty: 'la valeur est vide',
    carriers: 'un GTIN-{length} va sur {carriers} ou {last}',
    withoutCheckDigit:
      '{expected} chiffres attendus, l’étiquette ajoute la clé de contrôle ; {found, number} trouvés',
    checkDigitMayBeMissing: '{reason} ; si elle manque, le numéro se termine par {digit}',
    asciiText: 'seuls les lettres, chiffres, espaces et signes ASCII sont admis',
    asciiOnly: 'seuls les caractères ASCII sont admis',
    code39: 'seuls les majuscules, les chiffres, les espaces et - . $ / + % sont admis',
    halfCharacter: 'la valeur contient un demi-caractère',
    tooMany: 'au plus {most, number} caractères, {found, number} trouvés',
    tooLong: 'la valeur est trop longue pour ce type de code-barres',
    bracket: 'un « ( » doit précéder un identifiant de données (AI) de deux à quatre chiffres, comme (01)',
    identifierExpected:
      'un identifiant de données (AI) est attendu, entre parenthèses comme (01) ou en chiffres seuls',
    noData: '({identifier}) n’a pas de données',
    dataLength: '({identifier}) doit avoir {length} chiffres, {found, number} trouvés',
    element: '({identifier}) {reason}',
    encoder: 'la norme n’admet pas cette valeur ({words})',
    tooNarrow:
      'le code ne tient pas à sa place sur l’étiquette ; à {dpi} ppp, il lui faut {width, number, ::.0} mm de largeur et il a {ownWidth, number, ::.0} mm',
    tooFlat:
      'le code ne tient pas à sa place sur l’étiquette ; à {dpi} ppp, il lui faut {height, number, ::.0} mm de hauteur et il a {ownHeight, number, ::.0} mm',
    tooSmall:
      'le code ne tient pas à sa place sur l’étiquette ; à {dpi} ppp, il lui faut {width, number, ::.0} mm de largeur et il a {ownWidth, number, ::.0} mm, {height, number, ::.0} mm de hauteur et il a {ownHeight, number, ::.0} mm',
    tooManyOnLine:
      'le code a {characters, number} caractères, GS1 en admet {most, number} ; répartissez-le sur deux codes',
    tooWide:
      'le code fait {mm, number, ::.0} mm de large, GS1 admet {most, number} mm ; répartissez-le sur deux codes',
  },
  askedWidth: {
    distribution:
      'GS1 demande au moins {mm, number} mm pour ce qui est lu dans les entrepôts et le transport',
    link: 'GS1 demande au moins {mm, number} mm pour un lien vers un article',
    everyScanner: 'à partir de {mm, number} mm, tout lecteur le lit',
  },
};
