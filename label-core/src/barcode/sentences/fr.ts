import type { Translation } from '../../sentence/index.ts';
import type { en } from './en.ts';

export const fr: Translation<typeof en> = {
  barcodeRule: {
    empty: 'la valeur est vide',
    carriers: 'un GTIN-{length} va sur {carriers} ou {last}',
    noZerosToLeaveOut:
      'UPC-E ne porte que les numéros qui commencent par 0 et ont des zéros à omettre, comme 012345000065 ; celui-ci va sur UPC-A',
    withoutCheckDigit:
      '{expected} chiffres attendus, l’étiquette ajoute la clé de contrôle ; {found, number} trouvés',
    checkDigitMayBeMissing: '{reason} ; si elle manque, le numéro se termine par {digit}',
    latinText: 'seuls les lettres, chiffres et signes d’Europe de l’Ouest sont autorisés',
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
    linkWithoutKey: 'un Digital Link a besoin d’une clé, comme (01) ou (8006)',
    dotsInLink: '({identifier}) « . » et « .. » sont des étapes d’une adresse web et non des données',
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
    everyScanner: 'à partir de {mm, number} mm, tout lecteur lit le code',
  },
  scanLevel: {
    anywhere:
      'ses {parts, select, bars {barres} other {modules}} ont {mm, number, ::.00} mm de large, comme le veut la norme',
    width:
      'ses {parts, select, bars {barres} other {modules}} ont {mm, number, ::.00} mm de large ; à partir de {asked, number, ::.00} mm il est lu partout',
    height:
      'ses barres ont {mm, number, ::.0} mm de haut ; à partir de {asked, number, ::.0} mm il est lu partout',
    narrow:
      'ses {parts, select, bars {barres} other {modules}} ont {mm, number, ::.00} mm de large ; {reason}',
    low: 'ses barres ont {mm, number, ::.0} mm de haut, la norme prévoit {asked, number, ::.0} mm',
    crowded: 'quelque chose se trouve dans l’espace blanc dont il a besoin autour de lui',
  },
};
