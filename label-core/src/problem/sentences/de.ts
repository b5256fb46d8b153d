import type { Translation } from '../../sentence/index.ts';
import type { en } from './en.ts';

export const de: Translation<typeof en> = {
  valueRequired: 'Variable „{name}“ ist leer; sie ist erforderlich.',
  valueTooLong: 'Variable „{name}“ hat {characters, number} Zeichen; höchstens {most, number} sind erlaubt.',
  toggleInvalid: 'Variable „{name}“ muss „true“ oder „false“ sein.',
  valueUncomputable: 'Variable „{name}“ lässt sich nicht berechnen: {reason}.',
  formulaFault:
    'Variable „{name}“ lässt sich nicht berechnen: {reason} (Spalte {column, number} der Formel).',
  textOverflow: '{problem}',
  textSmall:
    'Text, {subject}: Die x-Höhe der Schrift ist {mm, number, ::.00} mm, mindestens {least, number, ::.0#} mm sind verlangt.',
  characterMissing: 'Text, {subject}: Er enthält {characters}; das kann die Etikettenschrift nicht drucken.',
  barcodeEmpty: '{symbology}, {subject}: {reason}.',
  barcodeLength: '{symbology}, {subject}: {reason}.',
  barcodeCharacter: '{symbology}, {subject}: {reason}.',
  barcodeCheckDigit: '{symbology}, {subject}: {reason}.',
  barcodeSyntax: '{symbology}, {subject}: {reason}.',
  barcodeTooMuch: '{symbology}, {subject}: {reason}.',
  barcodeTooSmall: '{symbology}, {subject}: {reason}.',
  imageMissing: 'Bild, {subject}: Es ist nicht in der Medienbibliothek.',
  imageUnreadable:
    'Bild, {subject}: Es ist nicht lesbar; es muss eine vollständige PNG- oder JPEG-Datei sein.',
  outsideLabel: 'Element „{id}“ ragt über den Rand des Etiketts hinaus.',

  textCut:
    'Text, {subject}: Er passt nicht an seinen Platz auf dem Etikett und wird gekürzt gedruckt, mit „…“ am Ende.',
  markupUnread: 'Text, {subject}: „{tag}“ ist unbekannt oder ohne Gegenstück und wird so gedruckt.',
  barcodeFine:
    '{symbology}, {subject}: Bei {dpi} dpi sind {parts, select, bars {die Striche} other {die Module}} {mm, number, ::.00} mm breit; {reason}. Auf {room, number} mm Breite passen {next, number, ::.00} mm.',
  barcodeCrowded:
    'Element „{intruder}“ steht in der Ruhezone von Barcode „{barcode}“: Scanner finden den Code vielleicht nicht.',
  barcodeLow:
    '{symbology}, {subject}: Die Striche sind {mm, number, ::.0} mm hoch, die Norm sieht {asked, number, ::.0} mm vor; der Scanner muss zum Lesen gerade gehalten werden.',
  barcodeLong: '{symbology}, {subject}: {reason}.',
  barcodeWithoutBearerBars:
    '{symbology}, {subject}: Der Code hat keine Trägerbalken; ein schräg gehaltener Scanner liest vielleicht eine kürzere Nummer („bearerBars“ der Vorlage).',
  imageShades:
    'Bild, {subject}: Es hat Graustufen oder Farben. Ein Thermodrucker druckt jeden Punkt schwarz oder weiß: Was dunkler als die Hälfte ist, wird schwarz, der Rest bleibt weiß. Verwenden Sie ein Bild nur aus Schwarz und Weiß.',

  labelUnprintable: 'Das Etikett kann nicht gedruckt werden.',
  subject: {
    variable: 'Variable „{name}“',
    variables: 'Variablen {names}',
    element: 'Element „{id}“',
    name: '„{name}“',
    names: '{earlier}, {last}',
    lastName: '{earlier} und {last}',
  },
  overflow: {
    text: 'Text, {subject}: Er passt nicht an seinen Platz auf dem Etikett, auch nicht mit {size, number} pt.',
    textOfHeight:
      'Text, {subject}: Er passt mit einer x-Höhe von {mm, number, ::.0#} mm ({size, number, ::.0#} pt) nicht an seinen Platz auf dem Etikett.',
    belowBarcode: '{symbology}, {subject}: Der Text darunter passt nicht.',
  },
};
