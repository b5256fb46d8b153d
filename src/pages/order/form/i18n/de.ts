import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const de: Translation<typeof en> = {
  addTitle: 'Bestellung hinzufügen',
  addDescription: 'Der Kunde, die Artikel und wie viele Etiketten von jedem.',
  add: 'Bestellung hinzufügen',
  loading: 'Bestellung',
  notFound: 'Bestellung nicht gefunden. Möglicherweise wurde sie gelöscht.',
  toList: 'Alle Bestellungen anzeigen',
  details: 'Angaben',
  orderNumber: 'Bestellnummer',
  orderNumberHint: 'Jede Bestellung braucht eine eigene Nummer.',
  customer: 'Kunde',
  group: 'Gruppe',
  groupHint:
    'Mitglieder dieser und der übergeordneten Gruppen finden die Bestellung unter „Meine Bestellungen“.',
  mainGroup: 'Ihre Hauptgruppe',
  begun:
    'Etiketten dieser Bestellung sind gedruckt oder unterwegs. Weder die Bestellung noch die Positionen dieser Etiketten können gelöscht werden.',
  lines: 'Positionen',
  linesHint: 'Positionen werden von oben nach unten gedruckt.',
  noLines: 'Noch keine Positionen. Artikel suchen oder Codes einfügen.',
  total:
    '{lines, plural, one {# Position} other {# Positionen}}, {labels, plural, one {# Etikett} other {# Etiketten}}.',
  find: 'Artikel hinzufügen',
  paste: 'Codes einfügen',
  pasteLabel: 'Codes',
  pasteHint:
    'Ein Code je Zeile, etwa eine Spalte aus einer Tabelle. Die Anzahl der Etiketten kann in der nächsten Spalte oder nach einem x stehen: 4006381333931 x 12.',
  pasteAdd: 'Hinzufügen',
  pasteClose: 'Schließen',
  pasted: '{count, plural, one {# Position wurde hinzugefügt.} other {# Positionen wurden hinzugefügt.}}',
  notFoundCodes:
    '{count, plural, one {Zu einem Code gibt es keinen oder mehr als einen Artikel. Er bleibt hier stehen.} other {Zu # Codes gibt es keinen oder mehr als einen Artikel. Sie bleiben hier stehen.}}',
  cut: '{most, plural, one {Nur der erste Code wurde gelesen.} other {Nur die ersten # Codes wurden gelesen.}}',
  added: '{name} wurde hinzugefügt.',
  lineOf: 'Position {number, number}: {name}',
  label: 'Etikett',
  ownLabel: 'Eigenes Etikett des Artikels',
  ownLabelNamed: 'Eigenes des Artikels: {name}',
  noLabel: 'Der Artikel hat kein Etikett',
  unknownLabel: 'Etikett {id}',
  quantity: 'Etiketten',
  up: '{name} nach oben',
  down: '{name} nach unten',
  remove: '{name} entfernen',
  place: '{name} ist Position {place, number} von {count, number}.',
  more: '{count, plural, one {# weitere Position anzeigen} other {# weitere Positionen anzeigen}}',
  printedOf: '{printed, number} von {quantity, number} gedruckt',
  notOffered: 'Schon gelöscht oder von diesem Server nicht unterstützt.',
  addNotOffered: 'Dieser Server kann keine Bestellungen hinzufügen.',
  begunLine: {
    printed:
      '{printed, number} gedruckt. Sie können diese Position nicht entfernen und nicht weniger Etiketten angeben.',
    open: '{open, number} unterwegs. Sie können diese Position nicht entfernen und nicht weniger Etiketten angeben.',
    both: '{printed, number} gedruckt, {open, number} unterwegs. Sie können diese Position nicht entfernen und nicht weniger Etiketten angeben.',
  },
  errors: {
    noNumber: 'Geben Sie der Bestellung eine Nummer.',
    longNumber: 'Die Nummer kann höchstens {most, number} Zeichen haben.',
    longCustomer: 'Der Name des Kunden kann höchstens {most, number} Zeichen haben.',
    tooManyLines: 'Eine Bestellung kann höchstens {most, number} Positionen haben.',
    tooFew:
      '{least, plural, one {„{name}“: # Etikett ist gedruckt oder unterwegs. Geben Sie mindestens diese Anzahl ein.} other {„{name}“: # Etiketten sind gedruckt oder unterwegs. Geben Sie mindestens diese Anzahl ein.}}',
    tooMany: '„{name}“: höchstens {most, number} Etiketten je Position.',
  },
};
