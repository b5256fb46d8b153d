import type { Translation } from '../../sentence/index.ts';
import type { en } from './en.ts';

export const de: Translation<typeof en> = {
  labelFile: {
    empty: 'Die Datei ist leer.',
    large:
      'Die Datei ist zu groß: Eine Etikettendatei hat höchstens {most, number} MB. Legen Sie große Bilder in die Medienbibliothek.',
    notText:
      'Die Datei enthält Bytes, die kein Text sind. Eine Etikettendatei ist reiner Text: Platen-JSON, SVG oder ZPL.',
    notUtf8:
      'Der Text der Datei ist kein UTF-8. Speichern Sie sie mit der Kodierung UTF-8 und laden Sie sie erneut hoch.',
    unknown:
      'Das ist keine Etikettendatei: weder Platen-JSON (beginnt mit „{brace}“) noch SVG („{tag}“) noch ZPL („^XA“).',
    otherEnding:
      'Die Datei hat die Endung „.{ending}“, enthält aber {format}. Geben Sie ihr die Endung .{right}, wenn das Etikett gemeint ist.',
    notJson: 'Die Datei beginnt wie JSON, ist aber kein gültiges JSON.',
    foreign:
      '{kind, select, nicelabel {Eine NiceLabel-Datei} bartender {Eine BarTender-Datei} pdf {Eine PDF-Datei} word {Eine Word-Datei} glabels {Eine gLabels-Datei} rtf {Eine RTF-Datei} svgz {Eine komprimierte SVG-Datei} zip {Eine komprimierte Datei} office {Eine Office-Datei} picture {Ein Bild} other {Eine Webseite}} kann hier nicht gelesen werden. {remedy, select, unpack {Entpacken Sie die Datei und laden Sie das Etikett darin hoch.} plain {Speichern Sie sie als einfaches SVG.} library {Bilder gehören in die Medienbibliothek; ein Etikett braucht SVG, ZPL oder Platen-JSON.} other {Exportieren Sie das Etikett im zugehörigen Programm als SVG oder ZPL (in Datei drucken) und laden Sie das hoch.}}',
    picture:
      'Das Bild von Element „{id}“ kann nicht verwendet werden: Es muss ein vollständiges PNG oder JPEG mit höchstens 16 Millionen Pixeln sein.',
    twoTypes:
      'Variable „{name}“ wird als {first, select, text {Text} picture {Bild} other {Schalter}} und als {second, select, text {Text} picture {Bild} other {Schalter}} verwendet. Geben Sie einer davon einen anderen Namen.',
    manyElements:
      'Das Etikett zeichnet mehr als {most, number} Elemente. Fassen Sie Pfade zusammen oder betten Sie die Zeichnung als ein Bild ein.',
    openPlaceholder:
      '„{text}“ beginnt eine Variable, die nicht endet: Schreiben Sie {example}, in einem Stück und in einem Stil.',
    badName:
      '„{text}“ nennt keine Variable: Ein Name beginnt und endet mit Buchstabe, Ziffer oder Unterstrich; dazwischen sind Leerzeichen und . : / - erlaubt. Länge und Vorgabe können folgen: {example}.',
  },
  svgFile: {
    notWellFormed: 'Das SVG ist nicht wohlgeformt, Zeile {line}: {fault}.',
    manyElements:
      'Das SVG hat mehr als {most, number} Elemente. Vereinfachen Sie die Zeichnung oder betten Sie sie als ein Bild ein.',
    deep: 'Das SVG ist mehr als {most, number} Elemente tief geschachtelt.',
    outsideStyles:
      'Das SVG nennt ein Stylesheet außerhalb der Datei. Betten Sie die Stile ein und laden Sie es erneut hoch.',
    importedStyles:
      'Das SVG importiert ein Stylesheet (@import). Betten Sie die Stile ein und laden Sie es erneut hoch.',
    doctype:
      'Das SVG enthält einen Dokumenttyp mit eigenen Definitionen ({doctype} oder {entity}). Speichern Sie es als einfaches SVG ohne diese.',
    manyEntities:
      'Das SVG schreibt mehr als {most, number} Zeichen als Entitäten (&…). Speichern Sie es mit den Zeichen selbst.',
    entity: 'Das SVG verwendet „{entity}“, das kein Zeichen von XML ist. Schreiben Sie „{ampersand}“ für &.',
    otherRoot: 'Die Datei ist XML, aber kein SVG: Sie beginnt mit {found} statt mit {expected}.',
    otherNamespace: 'Die Datei ist XML, aber kein SVG: Ihr Namensraum ist „{namespace}“.',
    manyRules:
      'Das SVG hat mehr als {most, number} Stilregeln. Vereinfachen Sie es und laden Sie es erneut hoch.',
    drawsMany:
      'Das SVG zeichnet mehr als {most, number} Elemente. Vereinfachen Sie es oder betten Sie es als ein Bild ein.',
    inside:
      'Das SVG enthält {tag} in der Zeichnung; das lässt sich nicht übernehmen. Lösen Sie die Gruppe auf oder wandeln Sie sie um und laden Sie die Datei erneut hoch.',
    deepUse: 'Das SVG verwendet Elemente mehr als {most, number} Ebenen tief ineinander.',
    pictureKind:
      'Das SVG bettet ein Bild ein, das weder PNG noch JPEG ist. Betten Sie es als PNG ein oder lassen Sie ihm einen Platz ({example}).',
    turnedPicture: 'Das SVG dreht ein Bild: Auf einem Etikett drehen sich Bilder nur um 90 Grad.',
    largePicture:
      'Das SVG bettet ein Bild von mehr als {most, number} MB ein. Verkleinern Sie es oder legen Sie es in die Medienbibliothek.',
    noSize:
      'Das SVG sagt nicht, wie groß das Etikett ist. Geben Sie {tag} Breite und Höhe in mm, z. B. {example}.',
    size: 'Das SVG ist {width, number} × {height, number} mm groß: Ein Etikett ist 1 bis {most, number} mm breit und hoch. Stellen Sie die Seitengröße auf die des Etiketts.',
    transform: 'Das SVG hat eine unlesbare Transformation: „{text}“.',
    path: 'Das SVG hat einen unlesbaren Pfad: „{text}“.',
    longPath:
      'Das SVG hat einen Pfad mit mehr als {most, number} Zahlen. Vereinfachen Sie ihn oder betten Sie ihn als Bild ein.',
    turnedMark: 'Das SVG dreht das Rechteck „{name}“: Barcodes, Texte und Bilder drehen sich nur um 90 Grad.',
    markWithoutSize: 'Das SVG gibt dem Rechteck „{name}“ keine Größe.',
    unknownBarcode: 'Das SVG verlangt den Barcode „{name}“. Etiketten kennen {symbologies}.',
    emptyBarcode:
      'Das SVG sagt nicht, was sein Barcode {symbology} enthält. Ergänzen Sie {example} am Rechteck.',
    text: 'Das SVG {how, select, vertical {setzt einen Text senkrecht} path {setzt einen Text entlang eines Pfads} other {dreht oder neigt den Text „{text}“}}{named, select, yes { („{id}“)} other {}}. Auf einem Etikett drehen sich Texte nur um 90 Grad; wandeln Sie ihn in einen Pfad um, wenn er so bleiben soll.',
    danger:
      'Das SVG enthält {what, select, script {ein Skript} foreign {ein fremdes Objekt (HTML in der Zeichnung)} frame {einen Frame} object {ein eingebettetes Objekt} sound {Ton} video {ein Video} other {eine Animation}} ({tag}). Entfernen Sie das und laden Sie die Datei erneut hoch.',
    handler:
      'Das SVG enthält einen Ereignishandler ({attribute} an {tag}). Entfernen Sie ihn und laden Sie die Datei erneut hoch.',
    outside:
      'Das SVG verweist auf etwas außerhalb der Datei: „{address}“. Betten Sie Bilder und Stile ein, entfernen Sie Links und laden Sie es erneut hoch.',
  },
  xmlFault: {
    endless:
      '{what, select, comment {ein Kommentar} cdata {ein CDATA-Abschnitt} instruction {eine Anweisung} other {ein Tag}} beginnt und endet nicht',
    textOutside: 'Text steht außerhalb der Zeichnung',
    closesOther: '{tag} wird geschlossen, aber {open} ist offen',
    closesNone: '{tag} wird geschlossen, ist aber nicht offen',
    secondDrawing: 'hinter der ersten Zeichnung steht eine zweite',
    brokenTag: 'ein Tag ist unvollständig',
    openAtEnd: 'die Datei endet, obwohl {tag} offen ist',
    noDrawing: 'es gibt keine Zeichnung',
  },
  zplFile: {
    noLabel: 'Das ZPL enthält kein Etikett: ^XA fehlt.',
    nothing: 'Das ZPL druckt nichts: Zwischen ^XA und ^XZ ist kein Feld.',
    outsideLabel: 'Im ZPL steht {command} außerhalb eines Etiketts: Davor fehlt ^XA.',
    cutOff: 'Das ZPL ist abgeschnitten: Dem letzten Etikett fehlt ^XZ.',
    recalled:
      'Das ZPL füllt ein Format aus, das auf dem Drucker gespeichert ist ({command}). Laden Sie die Datei hoch, die es speichert (^DF).',
    sign: 'Das ZPL druckt das Zeichen „{letter}“ von ^GS, das Etiketten hier nicht haben.',
    largePictures:
      'Die Bilder des ZPL sind zu groß: Zusammen dürfen sie 16 Millionen Punkte haben. Verkleinern Sie sie.',
    plainBytes:
      'Das ZPL enthält ein Bild als rohe Bytes (^GFB, ^GFC). Exportieren Sie es mit hexadezimalen Daten (^GFA).',
    storedPicture:
      'Das ZPL druckt ein Bild, das auf dem Drucker gespeichert ist ({command}). Nehmen Sie das Bild in die Datei auf (^GF oder ~DG) und laden Sie sie erneut hoch.',
    damagedPicture:
      'Das ZPL enthält ein unlesbares Bild: Es {what, select, size {nennt seine Größe nicht} form {hat Daten in keiner Form, die ZPL kennt} checksum {hat eine falsche Prüfsumme} packed {lässt sich nicht zur genannten Größe entpacken} more {hat mehr Daten als genannt} other {wiederholt eine Zeile vor der ersten}}.',
    unknownBarcode:
      'Das ZPL {what, select, code39 {ergänzt eine Prüfziffer in Code 39} qrcode {druckt einen QR-Code des alten Modells 1} datamatrix {druckt einen Data Matrix alter Qualität (nur 200 wird gelesen)} other {druckt den Barcode {barcode}}} ({command}); das kennen Etiketten hier nicht. Sie drucken EAN-13, EAN-8, UPC-A, Code 128, GS1-128, ITF-14, Code 39, QR-Code, Data Matrix und GS1 DataMatrix.',
    size: 'Das ZPL ist für ein Etikett von {width, number} × {height, number} mm: Ein Etikett ist 1 bis {most, number} mm breit und hoch. Prüfen Sie ^PW und ^LL.',
    manyCommands:
      'Das ZPL hat mehr als {most, number} Befehle. Laden Sie das Format eines Etiketts hoch, nicht den Druck vieler.',
    refused:
      'Das ZPL {what, select, stores {speichert etwas auf dem Drucker} deletes {löscht, was auf dem Drucker gespeichert ist} asks {fragt den Drucker nach seinem Zustand} tag {schreibt oder liest ein RFID-Tag} network {ändert die Netzwerkeinstellungen des Druckers} password {setzt ein Passwort des Druckers} signs {ändert die Zeichen, mit denen Befehle beginnen} loads {lädt ein auf dem Drucker gespeichertes Bild} counts {zählt von Etikett zu Etikett hoch} clock {druckt die Uhrzeit des Druckers} direction {setzt Text senkrecht oder rückwärts} units {misst in anderen Einheiten als Punkten} mirrored {druckt das Etikett gespiegelt} reversed {kehrt alles auf dem Etikett um} half {halbiert die Auflösung} other {setzt den Drucker zurück oder steuert ihn}} ({command}). Ein Etikett kann das nicht: Entfernen Sie den Befehl und laden Sie die Datei erneut hoch.',
    whiteBarcode:
      'Das ZPL druckt einen Barcode weiß auf schwarz (^FR), den nicht jeder Scanner liest. Entfernen Sie ^FR oder die schwarze Fläche darunter.',
  },
  labelNote: {
    besideLabel: 'Was neben dem Etikett liegt, wird weggelassen.',
    manyLabels: 'Die Datei druckt {count, number} Etiketten: Das erste wurde gelesen.',
    guessedDots:
      'ZPL zählt Punkte und sagt nicht, wie groß sie sind: Gelesen wurde mit {dpi} dpi, als {width, number} × {height, number} mm.',
    guessedSize:
      'Die Datei nennt die Größe des Etiketts nicht ({commands}): Wo sie fehlt, wurden 4 × 6 Zoll angenommen.',
    settings: 'Einstellungen des Druckers werden weggelassen ({commands}): Sie bleiben beim Drucker.',
    unknownCommands: 'Hier unbekannte Befehle werden weggelassen: {commands}.',
    justified: 'Blocksatz wird linksbündig gesetzt.',
    smallText: 'Der Text „{text}“ ist kleiner als 1 pt und wird weggelassen.',
    otherFont:
      'Die Schriften des Druckers werden durch Noto Sans derselben Höhe ersetzt: Sehen Sie sich die Vorschau an.',
    counting:
      'Die hochzählende Nummer (^SN) ist auf jedem Etikett „{text}“: Das Zählen wird nicht übernommen.',
    upsideDown: 'Das Etikett wird nicht kopfüber gedruckt (^POI): Drehen Sie es im Drucker.',
    copies: 'Wie viele Etiketten gedruckt werden (^PQ), wird beim Drucken gewählt.',
    pixels:
      'Das SVG gibt seine Größe in Pixeln an: Gelesen wurde mit {perInch} je Zoll, als {width, number} × {height, number} mm. Geben Sie Breite und Höhe zur Sicherheit in mm an.',
    style: 'Der Stil von „{selector}“ wird weggelassen: Nur Namen, Klassen und Ids werden gelesen.',
    lost: 'Nicht aus dem SVG übernommen: {what, select, clipping {Beschneidung} masks {Masken} filters {Filter} other {gestrichelte Linien}}. Sehen Sie sich die Vorschau an.',
    oneLook: '„{text}“ wird in einer Stärke und Größe gedruckt: der des Anfangs.',
    gradient: 'Die Farbe „{colour}“ wird schwarz gedruckt: Verläufe und Muster werden nicht übernommen.',
    colours: 'Farben werden schwarz oder weiß gedruckt, je nach ihrer Helligkeit.',
  },
};
