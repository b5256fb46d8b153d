import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const de: Translation<typeof en> = {
  title: 'Wert',
  kinds: {
    person: 'Wird eingegeben',
    date: 'Datum',
    counter: 'Zähler',
    formula: 'Formel',
    article: 'Aus dem Artikel',
  },
  base: 'Gezählt ab',
  print: 'Tag des Drucks',
  units: {
    days: 'Tage dazu',
    weeks: 'Wochen dazu',
    months: 'Monate dazu',
    years: 'Jahre dazu',
  },
  to: 'Verschoben auf',
  thatDay: 'Diesen Tag',
  ends: {
    startOfWeek: 'Wochenanfang',
    endOfWeek: 'Wochenende',
    startOfMonth: 'Monatsanfang',
    endOfMonth: 'Monatsende',
    startOfQuarter: 'Quartalsanfang',
    endOfQuarter: 'Quartalsende',
    startOfYear: 'Jahresanfang',
    endOfYear: 'Jahresende',
  },
  format: 'Datumsformat',
  language: 'Sprache der Namen',
  numberFault: 'Geben Sie eine ganze Zahl ein.',
  counter: 'Zähler',
  firstCounter: 'Serie',
  noCounter: 'Diesen Zähler gibt es nicht. Ein Administrator kann ihn anlegen.',
  per: 'Eine Nummer je',
  uses: {
    label: 'Etikett',
    entry: 'Zeile eines Auftrags',
    job: 'Auftrag',
  },
  formula: 'Formel',
  field: 'Feld des Artikels',
  fieldHint: 'name, ean oder ein Schlüssel seiner Daten',
};
