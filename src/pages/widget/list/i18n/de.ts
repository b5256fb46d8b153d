import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const de: Translation<typeof en> = {
  title: 'Widgets',
  description: 'Karten, die mit einem Klick drucken, in der Reihenfolge, in der sie zu sehen sind.',
  add: 'Widget hinzufügen',
  none: 'Es gibt noch keine Widgets.',
  list: 'Widgets in Reihenfolge',
  label: 'Etikett',
  printer: 'Drucker',
  missing: '-',
  width: 'Breite',
  columns: '{count, plural, one {# Spalte} other {# Spalten}}',
  audience: 'Für',
  everybody: 'Alle',
  goneGroup: 'Gelöschte Gruppe',
  gonePerson: 'Gelöschtes Konto',
  movedTo: '{name} steht jetzt auf Platz {place, number} von {count, number}.',
  notMoved: 'Die Reihenfolge wurde nicht gespeichert. {reason}',
  unnamed: 'Widget ohne Namen',
  storage: {
    onlyHere: 'Nur in diesem Browser',
    notOffered:
      'Dieser Server speichert keine Widgets: Sie liegen nur in diesem Browser. Exportieren Sie sie, um sie anderswo zu nutzen.',
    waiting:
      '{count, plural, one {# Widget liegt nur in diesem Browser: Sonst sieht es noch niemand.} other {# Widgets liegen nur in diesem Browser: Sonst sieht sie noch niemand.}}',
    share: 'An den Server senden',
    shared: '{count, plural, one {# Widget wurde gesendet.} other {# Widgets wurden gesendet.}}',
    notShared: 'Nicht alle wurden gesendet. {reason}',
    full: 'Der Speicher dieses Browsers ist voll oder gesperrt: Ihre letzte Änderung gibt es nur in diesem Tab. Exportieren Sie die Widgets, bevor Sie ihn schließen.',
    restored:
      'Die in diesem Browser gespeicherten Widgets waren nicht lesbar. Die letzte lesbare Kopie wurde wiederhergestellt.',
  },
  export: 'Exportieren',
  import: {
    open: 'Importieren',
    title: 'Widgets importieren',
    file: 'Widget-Datei wählen',
    nothing: 'Es wurde nichts importiert.',
    count: '{count, plural, one {# Widget wird hinzugefügt.} other {# Widgets werden hinzugefügt.}}',
    notes: 'Hier nicht gefunden',
    add: '{count, plural, one {# Widget hinzufügen} other {# Widgets hinzufügen}}',
    done: '{count, plural, one {# Widget wurde hinzugefügt.} other {# Widgets wurden hinzugefügt.}}',
    stopped: '{done, number} von {count, number} hinzugefügt. {reason}',
    again: 'Rest hinzufügen',
    cancel: 'Abbrechen',
    close: 'Schließen',
  },
  file: {
    tooLarge: 'Die Datei ist größer als {most}, sie ist also keine Widget-Datei.',
    noWidgets: 'Das ist keine Widget-Datei.',
    otherVersion:
      'Die Datei hat Version {version, number}, die hier nicht unterstützt wird. Exportieren Sie sie erneut aus dieser Version des Produkts.',
    empty: 'Die Datei enthält keine Widgets.',
    tooMany: 'Die Datei enthält mehr als {most, number} Widgets.',
    badEntry: 'Eintrag {number, number} der Datei ist kein Widget.',
    badField: 'Widget {number, number} der Datei: {field} fehlt oder ist ungültig.',
    noLabel: '{widget}: Etikett {name} nicht gefunden. Es ist keines eingestellt.',
    noPrinter: '{widget}: Drucker {name} nicht gefunden. Es ist keiner eingestellt.',
    noArticle: '{widget}: Artikel {name} nicht gefunden. Es ist keiner vorgegeben.',
    articleUnknown:
      '{widget}: Die Suche nach dem Artikel {name} ist fehlgeschlagen. Es ist keiner vorgegeben.',
    noGroup: '{widget}: Gruppe {name} nicht gefunden.',
    noPerson: '{widget}: Person {name} nicht gefunden.',
    onlyYou: '{widget}: Keine der Gruppen und Personen wurde gefunden, deshalb können nur Sie es nutzen.',
  },
};
