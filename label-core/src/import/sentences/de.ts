import type { Translation } from '../../sentence/index.ts';
import type { en } from './en.ts';

export const de: Translation<typeof en> = {
  importFile: {
    empty: 'Die Datei ist leer.',
    noRow: 'Die Datei hat keine Zeilen.',
    noRowToImport: 'Die Datei hat keine Zeilen zum Import.',
    headingsOnly: 'Die Datei hat Überschriften, aber keine Zeilen.',
    tooManyRows:
      'Die Datei hat mehr als {most, number} Zeilen. Teilen Sie sie und importieren Sie die Teile nacheinander.',
    tooLarge:
      'Die Datei ist größer als {most, number} MB. Teilen Sie sie und importieren Sie die Teile nacheinander.',
    notText:
      'Zeile {line, number} der Datei ist kein Text in {encoding}. Wählen Sie eine andere Kodierung oder speichern Sie die Datei als „CSV UTF-8“.',
    tooManyColumns: 'Die Datei hat {columns, number} Spalten; ein Import hat höchstens {most, number}.',
    fieldWithoutColumn:
      'Keine Spalte gewählt für: {field, select, name {Name} identifier {Artikelnummer oder EAN} orderNumber {Bestellnummer} article {Artikel} other {Anzahl}}.',
    noColumn: '{field}: Die Datei hat keine Spalte {number, number}.',
    noHeading: '{field}: Die Datei hat keine Spalte „{heading}“.',
    noSheetShown: 'Die Arbeitsmappe hat kein sichtbares Blatt.',
    noSheet: 'Die Arbeitsmappe hat kein Blatt „{sheet}“.',
    noWorkbook:
      'Die Datei ist keine Arbeitsmappe, oder sie ist beschädigt. Öffnen Sie sie, speichern Sie sie als XLSX und wählen Sie sie erneut.',
    tooLargeWorkbook:
      'Die Arbeitsmappe hat entpackt mehr als {most, number} MB. Speichern Sie das Blatt als CSV und importieren Sie das.',
  },
  importRow: {
    brokenQuotes: 'Die Anführungszeichen der Zeile schließen nicht am Ende einer Zelle.',
    raggedRow:
      'Die Zeile hat {cells, plural, one {# Zelle} other {# Zellen}}; die erste Zeile hat {width, number}.',
    missingValue: '{field}: Der Wert fehlt.',
    tooLong: '{field}: {characters, number} Zeichen; Platz ist für {most, number}.',
    notText: '{field}: Der Wert enthält Zeichen, die kein Text sind.',
    notAGtin: '„{text}“ ist keine EAN: {reason}.',
    checkDigit: 'Die Prüfziffer der EAN {ean} ist falsch: {reason}.',
    notAQuantity: '„{text}“ ist keine Anzahl: eine ganze Zahl von 1 bis {most, number}, nur Ziffern.',
    duplicate: '{identifier} steht schon in Zeile {line, number}.',
    otherCustomer: 'Eine frühere Zeile der Bestellung nennt einen anderen Kunden: {customer}.',
    tooManyLines: 'Eine Bestellung hat höchstens {most, number} Positionen.',
    withheld:
      'Eine andere Zeile dieser Bestellung hat einen Fehler. Eine Bestellung wird ganz oder gar nicht importiert.',
  },
  importField: {
    name: 'Name',
    identifier: 'Artikelnummer',
    ean: 'EAN',
    orderNumber: 'Bestellnummer',
    customer: 'Kunde',
    article: 'Artikel',
    label: 'Etikett',
    quantity: 'Anzahl',
  },
};
