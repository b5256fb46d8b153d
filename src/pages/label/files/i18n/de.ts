import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const de: Translation<typeof en> = {
  title: 'Etikettendateien',
  description:
    'Was eine Datei enthalten darf, aus der ein Etikett wird. Der Inhalt entscheidet, von welcher Art sie ist.',
  written: 'In der Datei',
  means: 'Was daraus wird',
  takeSample: '{file} herunterladen',
  sampleFailed:
    'Das Beispiel konnte nicht geladen werden. Prüfen Sie das Netzwerk und versuchen Sie es erneut.',
  kinds: {
    platen: {
      title: 'Platen-JSON',
      intro:
        'In dieser Form bewahrt Platen jedes Etikett auf. Sie fasst alles, was ein Etikett haben kann. Dateinamen enden auf .json.',
      limits: 'Der Etikettendesigner liest und schreibt diese Form.',
    },
    svg: {
      title: 'SVG',
      intro:
        'Eine Zeichnung aus Inkscape, Illustrator oder einem ähnlichen Programm, mit einer Seite in der Größe des Etiketts. Zeichnen Sie für jeden Barcode ein Rechteck an seine Stelle, samt Ruhezone, und geben Sie an, was es ist. Dateinamen enden auf .svg.',
      limits:
        'Erhalten bleiben Formen, Pfade, Gruppen, um Vierteldrehungen gedrehte Texte sowie PNG und JPEG in der Datei. Farben werden schwarz oder weiß, andere Schriften zu Noto Sans. Abgelehnt werden Skripte, alles außerhalb der Datei, schräger Text und Text entlang eines Pfads.',
    },
    zpl: {
      title: 'ZPL',
      intro:
        'Was andere Etikettenprogramme beim Drucken in eine Datei schreiben, oder von Hand Geschriebenes. Dateinamen enden auf .zpl, .prn oder .txt.',
      limits:
        'Die Schriften des Druckers werden zu Noto Sans in gleicher Höhe. Druckereinstellungen und Mengen bestimmt der Druck. Abgelehnt werden Befehle, die auf einem Drucker speichern, löschen oder ihn einrichten, und Barcodes, die Etiketten nicht haben, etwa PDF417.',
    },
  },
  rows: {
    size: 'Die Größe des Etiketts',
    sizeInMm: 'Die Größe des Etiketts, in mm, damit sie sicher ist',
    variables: 'Die Variablen: Texte, Bilder und Schalter, mit Vorgaben und Regeln',
    elements: 'Alles, was gedruckt wird: Texte, Barcodes, Bilder, Rechtecke, Ellipsen, Linien und Pfade',
    inText: 'Eine Variable in einem Text',
    barcode: 'Eine von 15 Barcodearten, neu gezeichnet für die Punkte jedes Druckers',
    shownWhen: 'Nur sichtbar, wenn der Schalter an ist oder die Variable einen Wert hat',
    design:
      'Was der Designer sich merkt: gesperrte Elemente, Gruppen, Hilfslinien, Ränder. Es wird nicht gedruckt.',
    variable: 'Eine Variable. Der gleiche Name ist überall die gleiche Variable.',
    most: 'Eine Variable mit höchstens 12 Zeichen',
    mostAndDefault: 'Ebenso, und „A1“, wenn niemand sie ausfüllt',
    marked: 'Ein Rechteck, das zum Barcode wird',
    wrapped: 'Ein Rechteck, das zu einem Text wird, der umbricht und sich verkleinert',
    picture: 'Ein Rechteck, das zu einem Bild der Medienbibliothek wird',
    byName: 'Dasselbe als Name des Rechtecks, für Programme ohne Attribute',
    dots: 'Die Größe des Etiketts in Punkten. ZPL sagt nicht, wie groß ein Punkt ist: Angenommen werden 203 dpi, bei breiten Etiketten mehr.',
    numbered: 'Eine Variable, benannt nach ihrer Eingabeaufforderung',
    defaults: 'Eine Variable in einem Barcode, mit Vorgabe. Die Prüfziffer wird ergänzt.',
    barcodes: 'Barcodes mit der Balkenbreite, die ^BY angibt',
    graphics: 'Bilder in Schwarz und Weiß',
  },
};
