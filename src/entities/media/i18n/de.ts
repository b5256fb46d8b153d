import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const de: Translation<typeof en> = {
  choose: 'Bild wählen',
  chooseFor: 'Bild für {field} wählen',
  change: 'Ändern',
  changeFor: 'Bild von {field} ändern',
  clear: 'Entfernen',
  clearFor: 'Bild von {field} entfernen',
  noneChosen: 'Kein Bild gewählt',
  gone: 'Bild {mediaId} ist nicht in der Medienbibliothek. Wählen Sie ein anderes.',
  notOffered: 'Hier können keine Bilder gewählt werden: Dieser Server hat keine Medienbibliothek.',
  search: 'Bilder suchen',
  folder: 'Ordner',
  everywhere: 'Alle Ordner',
  topLevel: 'Ohne Ordner',
  pictures: 'Bilder',
  none: 'Die Medienbibliothek enthält noch keine Bilder. Wer Etiketten verwaltet, kann welche hinzufügen.',
  noneFound: 'Keine Bilder zu dieser Suche.',
  clearSearch: 'Suche zurücksetzen',
  found: '{count, plural, one {# Bild} other {# Bilder}}',
  more: '{count, plural, one {# weiteres anzeigen} other {# weitere anzeigen}}',
  notShown:
    '{count, plural, one {# Datei wird nicht angezeigt: Nur PNG- und JPEG-Bilder können gedruckt werden.} other {# Dateien werden nicht angezeigt: Nur PNG- und JPEG-Bilder können gedruckt werden.}}',
  cancel: 'Abbrechen',
  use: 'Dieses Bild verwenden',
  chooseFirst: 'Wählen Sie zuerst ein Bild.',
  close: 'Schließen',
};
