import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const de: Translation<typeof en> = {
  title: 'Artikel',
  description: 'Namen, Nummern und die Werte, die auf Etiketten gedruckt werden.',
  add: 'Artikel hinzufügen',
  choosing: 'Wählen Sie Artikel aus und verknüpfen Sie dann {label}.',
  search: 'Nach Name oder Nummer suchen',
  caption: 'Artikel',
  rows: {
    count: '{count, plural, one {# Artikel} other {# Artikel}}',
    countOf: '{shown, number} von {count, number} Artikeln',
    noneFor: 'Keine Artikel zu „{search}“ gefunden.',
    noneForFilters: 'Keine Artikel zu diesen Filtern.',
    noneForBoth: 'Keine Artikel zu „{search}“ mit diesen Filtern gefunden.',
    selected: '{count, plural, one {# Artikel ausgewählt} other {# Artikel ausgewählt}}',
    allSelected: '{count, plural, one {Alle ausgewählt: # Artikel} other {Alle # Artikel ausgewählt}}',
  },
  name: 'Artikel',
  identifier: 'Artikelnummer',
  group: 'Gruppe',
  labels: 'Etiketten',
  label: 'Etikett',
  connect: 'Etikett verknüpfen\u00A0…',
  connectIt: '{label} verknüpfen\u00A0…',
  disconnect: 'Etikett entfernen\u00A0…',
  orders: 'Bestellungen',
  changed: 'Geändert',
  nothing: '–',
  more: '+ {count, number}',
  none: 'Es gibt noch keine Artikel. Fügen Sie den ersten hinzu oder importieren Sie sie aus einer Datei.',
  export: {
    open: 'Exportieren',
    title: 'Artikel exportieren',
    hint: 'Eine CSV-Datei mit einer Spalte je Wert. Tabellenkalkulationen zeigen ihre Zellen als Text, nie als Formel.',
    group: 'Gruppe',
    allGroups: 'Alle Gruppen',
    delimiter: 'Trennzeichen',
    delimiters: {
      comma: 'Komma',
      semicolon: 'Semikolon, für Tabellenkalkulationen in vielen Ländern',
      tab: 'Tabulator',
      bar: 'Senkrechter Strich',
    },
    download: 'CSV herunterladen',
    close: 'Schließen',
    done: '{name} wurde heruntergeladen.',
  },
  labelling: {
    title: {
      connect:
        '{count, plural, one {Etikett mit # Artikel verknüpfen} other {Etikett mit # Artikeln verknüpfen}}',
      disconnect:
        '{count, plural, one {Etikett von # Artikel entfernen} other {Etikett von # Artikeln entfernen}}',
    },
    chosen: 'Ausgewählt: {names}.',
    quoted: '„{name}“',
    moreNames: '{count, plural, one {# weiterer} other {# weitere}}',
    hint: {
      connect: 'Jeder Artikel kann dann auch mit diesem Etikett gedruckt werden.',
      disconnect: 'Die Artikel behalten ihre anderen Etiketten. Bestellungen mit diesem Etikett behalten es.',
    },
    search: 'Etiketten suchen',
    label: 'Etikett',
    chooseFirst: 'Wählen Sie ein Etikett.',
    noLabels: 'Es gibt noch keine Etiketten.',
    noneFound: 'Keine Etiketten zu „{search}“ gefunden.',
    unpublished: 'Noch nicht veröffentlicht. Erst danach kann es gedruckt werden.',
    disabled: 'Deaktiviert. Es kann gedruckt werden, sobald es aktiviert ist.',
    run: { connect: 'Verknüpfen', disconnect: 'Entfernen' },
    running: { connect: 'Wird verknüpft\u00A0…', disconnect: 'Wird entfernt\u00A0…' },
    close: 'Schließen',
    gone: '{count, plural, one {Einen der Artikel gibt es nicht mehr, er ist jetzt nicht mehr ausgewählt. Versuchen Sie es erneut.} other {# der Artikel gibt es nicht mehr, sie sind jetzt nicht mehr ausgewählt. Versuchen Sie es erneut.}}',
    notOffered: {
      connect:
        'Dieser Server kann ein Etikett nicht mit mehreren Artikeln auf einmal verknüpfen. Verknüpfen Sie es auf der Seite jedes Artikels.',
      disconnect:
        'Dieser Server kann ein Etikett nicht von mehreren Artikeln auf einmal entfernen. Entfernen Sie es auf der Seite jedes Artikels.',
    },
    done: {
      connect: {
        none: '{unchanged, plural, one {Der Artikel hatte {label} schon.} other {Alle # Artikel hatten {label} schon.}}',
        all: '{count, plural, one {# Artikel hat jetzt {label}.} other {# Artikel haben jetzt {label}.}}',
        some: '{count, plural, one {# Artikel hat jetzt {label}} other {# Artikel haben jetzt {label}}}; {unchanged, plural, one {# hatte es schon} other {# hatten es schon}}.',
      },
      disconnect: {
        none: '{unchanged, plural, one {Der Artikel hatte {label} nicht.} other {Keiner der # Artikel hatte {label}.}}',
        all: '{count, plural, one {{label} wurde von # Artikel entfernt.} other {{label} wurde von # Artikeln entfernt.}}',
        some: '{count, plural, one {{label} wurde von # Artikel entfernt} other {{label} wurde von # Artikeln entfernt}}; {unchanged, plural, one {# hatte es nicht} other {# hatten es nicht}}.',
      },
    },
  },
};
