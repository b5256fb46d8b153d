import type { Translation } from '../../sentence/index.ts';
import type { en } from './en.ts';

export const es: Translation<typeof en> = {
  barcodeRule: {
    empty: 'el valor está vacío',
    carriers: 'un GTIN-{length} va en {carriers} o {last}',
    noZerosToLeaveOut:
      'UPC-E solo lleva números que empiezan por 0 y tienen ceros que omitir, como 012345000065; este va en UPC-A',
    withoutCheckDigit:
      'se esperaban {expected} cifras, la etiqueta añade el dígito de control; se encontraron {found, number}',
    checkDigitMayBeMissing: '{reason}; si falta, el número termina en {digit}',
    latinText: 'solo se permiten letras, cifras y signos de Europa occidental',
    code39: 'solo se admiten mayúsculas, cifras, espacios y - . $ / + %',
    halfCharacter: 'el valor contiene medio carácter',
    tooMany: 'caben {most, number} caracteres como máximo, se encontraron {found, number}',
    tooLong: 'el valor es demasiado largo para este tipo de código',
    bracket: 'un «(» debe iniciar un identificador de aplicación (AI) de dos a cuatro cifras, como (01)',
    identifierExpected:
      'se espera un identificador de aplicación (AI), entre paréntesis como (01) o solo con cifras',
    noData: '({identifier}) no tiene datos',
    dataLength: '({identifier}) debe tener {length} cifras, tiene {found, number}',
    element: '({identifier}) {reason}',
    linkWithoutKey: 'un Digital Link necesita una clave, como (01) o (8006)',
    dotsInLink: '({identifier}) «.» y «..» son pasos de una dirección web y no datos',
    encoder: 'la norma no admite este valor ({words})',
    tooNarrow:
      'el código no cabe en su lugar de la etiqueta; a {dpi} ppp necesita {width, number, ::.0} mm de ancho y tiene {ownWidth, number, ::.0} mm',
    tooFlat:
      'el código no cabe en su lugar de la etiqueta; a {dpi} ppp necesita {height, number, ::.0} mm de alto y tiene {ownHeight, number, ::.0} mm',
    tooSmall:
      'el código no cabe en su lugar de la etiqueta; a {dpi} ppp necesita {width, number, ::.0} mm de ancho y tiene {ownWidth, number, ::.0} mm, {height, number, ::.0} mm de alto y tiene {ownHeight, number, ::.0} mm',
    tooManyOnLine:
      'el código tiene {characters, number} caracteres, GS1 admite {most, number}; divídalo en dos códigos',
    tooWide:
      'el código mide {mm, number, ::.0} mm de ancho, GS1 admite {most, number} mm; divídalo en dos códigos',
  },
  askedWidth: {
    distribution: 'GS1 exige al menos {mm, number} mm en lo que se escanea en almacenes y transporte',
    link: 'GS1 exige al menos {mm, number} mm para un enlace a un artículo',
    everyScanner: 'a partir de {mm, number} mm cualquier lector lee el código',
  },
  scanLevel: {
    anywhere:
      'sus {parts, select, bars {barras} other {módulos}} miden {mm, number, ::.00} mm de ancho, como pide la norma',
    width:
      'sus {parts, select, bars {barras} other {módulos}} miden {mm, number, ::.00} mm de ancho; a partir de {asked, number, ::.00} mm se lee en cualquier sitio',
    height:
      'sus barras miden {mm, number, ::.0} mm de alto; a partir de {asked, number, ::.0} mm se lee en cualquier sitio',
    narrow:
      'sus {parts, select, bars {barras} other {módulos}} miden {mm, number, ::.00} mm de ancho; {reason}',
    low: 'sus barras miden {mm, number, ::.0} mm de alto, la norma prevé {asked, number, ::.0} mm',
    crowded: 'hay algo en el espacio blanco que necesita alrededor',
  },
};
