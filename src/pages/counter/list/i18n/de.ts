import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const de: Translation<typeof en> = {
  title: 'Zähler und Daten',
  description:
    'Nummern, die kein Etikett zweimal bekommt, und der Tag, nach dem sich Daten auf Etiketten richten.',
  add: 'Zähler hinzufügen',
  search: 'Zähler suchen',
  caption: 'Zähler',
  rows: {
    count: '{count, plural, one {# Zähler} other {# Zähler}}',
    countOf: '{shown, number} von {count, number} Zählern',
    noneFor: 'Keine Zähler für „{search}“ gefunden.',
    noneForFilters: 'Keine Zähler entsprechen den Filtern.',
    noneForBoth: 'Keine Zähler für „{search}“ mit diesen Filtern gefunden.',
  },
  counter: 'Zähler',
  next: 'Nächste Nummer',
  left: 'Übrig',
  usedUp: 'Aufgebraucht',
  state: 'Status',
  on: 'Aktiviert',
  off: 'Deaktiviert',
  sscc: 'SSCC',
  none: 'Es gibt noch keine Zähler. Legen Sie einen für jede Art von Nummer an, die nie auf zwei Etiketten stehen darf: Seriennummern, Chargen eines Tages, SSCCs von Paletten.',
  days: {
    title: 'Daten auf Etiketten',
    hint: 'Etiketten mit berechneten Daten richten sich nach dieser Zeitzone. Ein Etikett, das vor dem Beginn des Produktionstags gedruckt wird, trägt das Datum des Vortags.',
    timeZone: 'Zeitzone',
    dayStartsAt: 'Der Produktionstag beginnt um',
    save: 'Speichern',
    saved: 'Gespeichert.',
    failed: 'Nicht gespeichert',
    noTime: 'Geben Sie eine Uhrzeit von 00:00 bis 23:59 ein.',
  },
};
