import type { Translation } from '../../sentence/index.ts';
import type { en } from './en.ts';

export const es: Translation<typeof en> = {
  valueRequired: 'La variable «{name}» está vacía; es obligatoria.',
  valueTooLong:
    'La variable «{name}» tiene {characters, number} caracteres; se admiten {most, number} como máximo.',
  toggleInvalid: 'La variable «{name}» debe ser «true» o «false».',
  valueUncomputable: 'La variable «{name}» no se puede calcular: {reason}.',
  formulaFault:
    'La variable «{name}» no se puede calcular: {reason} (columna {column, number} de su fórmula).',
  textOverflow: '{problem}',
  textSmall:
    'Texto, {subject}: la altura de la x es de {mm, number, ::.00} mm; se piden al menos {least, number, ::.0#} mm.',
  characterMissing:
    'Texto, {subject}: contiene {characters}, que la fuente de las etiquetas no puede imprimir.',
  barcodeEmpty: '{symbology}, {subject}: {reason}.',
  barcodeLength: '{symbology}, {subject}: {reason}.',
  barcodeCharacter: '{symbology}, {subject}: {reason}.',
  barcodeCheckDigit: '{symbology}, {subject}: {reason}.',
  barcodeSyntax: '{symbology}, {subject}: {reason}.',
  barcodeTooMuch: '{symbology}, {subject}: {reason}.',
  barcodeTooSmall: '{symbology}, {subject}: {reason}.',
  imageMissing: 'Imagen, {subject}: no está en la biblioteca de imágenes.',
  imageUnreadable: 'Imagen, {subject}: no se puede leer; debe ser un archivo PNG o JPEG completo.',
  outsideLabel: 'El elemento «{id}» sobresale del borde de la etiqueta.',

  textCut: 'Texto, {subject}: no cabe en su lugar de la etiqueta; se imprime cortado, con «…» al final.',
  markupUnread: 'Texto, {subject}: «{tag}» es desconocida o no tiene pareja; se imprime tal cual.',
  barcodeFine:
    '{symbology}, {subject}: a {dpi} ppp, {parts, select, bars {las barras} other {los módulos}} miden {mm, number, ::.00} mm de ancho; {reason}. En {room, number} mm de ancho caben {next, number, ::.00} mm.',
  barcodeCrowded:
    'El elemento «{intruder}» está en los márgenes claros del código de barras «{barcode}»: los lectores pueden no encontrar el código.',
  barcodeLow:
    '{symbology}, {subject}: las barras miden {mm, number, ::.0} mm de alto, la norma prevé {asked, number, ::.0} mm; hay que sostener recto el lector.',
  barcodeLong: '{symbology}, {subject}: {reason}.',
  barcodeWithoutBearerBars:
    '{symbology}, {subject}: el código no tiene barras de soporte; un lector inclinado puede leer un número más corto («bearerBars» de la plantilla).',
  imageShades:
    'Imagen, {subject}: tiene tonos grises o colores. Una impresora térmica imprime cada punto en negro o en blanco: lo más oscuro que la mitad sale negro, el resto queda blanco. Use una imagen solo en blanco y negro.',

  labelUnprintable: 'La etiqueta no se puede imprimir.',
  subject: {
    variable: 'variable «{name}»',
    variables: 'variables {names}',
    element: 'elemento «{id}»',
    name: '«{name}»',
    names: '{earlier}, {last}',
    lastName: '{earlier} y {last}',
  },
  overflow: {
    text: 'Texto, {subject}: no cabe en su lugar de la etiqueta, ni siquiera a {size, number} pt.',
    textOfHeight:
      'Texto, {subject}: con una altura de la x de {mm, number, ::.0#} mm ({size, number, ::.0#} pt) no cabe en su lugar de la etiqueta.',
    belowBarcode: '{symbology}, {subject}: el texto de debajo no cabe.',
  },
};
