import type { Translation } from '../../sentence/index.ts';
import type { en } from './en.ts';

export const de: Translation<typeof en> = {
  barcodeRule: {
    empty: 'der Wert ist leer',
    carriers: 'eine GTIN-{length} gehört auf {carriers} oder {last}',
    noZerosToLeaveOut:
      'UPC-E fasst nur Nummern, die mit 0 beginnen und Nullen zum Weglassen haben, wie 012345000065; diese passt auf UPC-A',
    withoutCheckDigit:
      '{expected} Ziffern erwartet, das Etikett ergänzt die Prüfziffer; gefunden: {found, number}',
    checkDigitMayBeMissing: '{reason}; falls sie fehlt, endet die Nummer auf {digit}',
    latinText: 'nur Buchstaben, Ziffern und Zeichen Westeuropas sind erlaubt',
    code39: 'nur Großbuchstaben, Ziffern, Leerzeichen und - . $ / + % sind erlaubt',
    halfCharacter: 'der Wert enthält ein halbes Zeichen',
    tooMany: 'höchstens {most, number} Zeichen passen, gefunden: {found, number}',
    tooLong: 'der Wert ist zu lang für diesen Barcodetyp',
    bracket: 'auf „(“ muss ein Datenbezeichner (AI) mit zwei bis vier Ziffern folgen, wie in (01)',
    identifierExpected:
      'ein Datenbezeichner (AI) wird erwartet, in Klammern wie in (01) oder nur mit Ziffern',
    noData: '({identifier}) hat keine Daten',
    dataLength: '({identifier}) muss {length} Ziffern haben, gefunden: {found, number}',
    element: '({identifier}) {reason}',
    linkWithoutKey: 'ein Digital Link braucht einen Schlüssel, etwa (01) oder (8006)',
    dotsInLink: '({identifier}) „.“ und „..“ sind Schritte in einer Webadresse und keine Daten',
    encoder: 'die Norm lässt diesen Wert nicht zu ({words})',
    tooNarrow:
      'der Code passt nicht an seinen Platz auf dem Etikett; bei {dpi} dpi braucht er {width, number, ::.0} mm Breite und hat {ownWidth, number, ::.0} mm',
    tooFlat:
      'der Code passt nicht an seinen Platz auf dem Etikett; bei {dpi} dpi braucht er {height, number, ::.0} mm Höhe und hat {ownHeight, number, ::.0} mm',
    tooSmall:
      'der Code passt nicht an seinen Platz auf dem Etikett; bei {dpi} dpi braucht er {width, number, ::.0} mm Breite und hat {ownWidth, number, ::.0} mm, {height, number, ::.0} mm Höhe und hat {ownHeight, number, ::.0} mm',
    tooManyOnLine:
      'der Code hat {characters, number} Zeichen, GS1 erlaubt {most, number}; teilen Sie ihn auf zwei Codes auf',
    tooWide:
      'der Code ist {mm, number, ::.0} mm breit, GS1 erlaubt {most, number} mm; teilen Sie ihn auf zwei Codes auf',
  },
  askedWidth: {
    distribution: 'GS1 verlangt mindestens {mm, number} mm, wo in Lager und Transport gescannt wird',
    link: 'GS1 verlangt mindestens {mm, number} mm für einen Link zu einem Artikel',
    everyScanner: 'ab {mm, number} mm liest jeder Scanner den Code',
  },
  scanLevel: {
    anywhere:
      'seine {parts, select, bars {Striche} other {Module}} sind {mm, number, ::.00} mm breit, wie es die Norm vorsieht',
    width:
      'seine {parts, select, bars {Striche} other {Module}} sind {mm, number, ::.00} mm breit; ab {asked, number, ::.00} mm wird er überall gelesen',
    height:
      'seine Striche sind {mm, number, ::.0} mm hoch; ab {asked, number, ::.0} mm wird er überall gelesen',
    narrow:
      'seine {parts, select, bars {Striche} other {Module}} sind {mm, number, ::.00} mm breit; {reason}',
    low: 'seine Striche sind {mm, number, ::.0} mm hoch, die Norm sieht {asked, number, ::.0} mm vor',
    crowded: 'etwas steht in der weißen Fläche, die er um sich braucht',
  },
};
