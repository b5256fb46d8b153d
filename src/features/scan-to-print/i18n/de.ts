import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const de: Translation<typeof en> = {
  looking: '{code} wird gesucht',
  notFound: 'Kein Artikel zu {code} gefunden.',
  typed: '{code} ist kein Artikel. Der Code wurde in das Feld eingetragen.',
  searchFailed: 'Fehler bei der Artikelsuche',
  namesNoArticle: 'Dieser Code bezeichnet keinen Artikel. Scannen Sie den Code eines Artikels.',
  notHere: '{name} kann hier nicht gedruckt werden: Der Artikel ist nicht mit diesem Etikett verknüpft.',
  opened: '{name} wird geöffnet.',
  filled: 'Aus dem Code ausgefüllt: {labels}.',
  fillsNothing: 'Dieser Code enthält nichts, was dieses Etikett braucht.',
  again: '{name} noch einmal: Die Anzahl ist jetzt {quantity, number}.',
  ready: 'Scanner bereit. Derselbe Artikel erhöht die Anzahl um eins, ein anderer öffnet seine eigene Seite.',
  readyForList: 'Scanner bereit. Ein Scan öffnet die Druckseite des Artikels.',
  question: 'Diese Seite verlassen?',
  lost: 'Sie haben {name} gescannt. Beim Öffnen der Artikelseite gehen Ihre Eingaben hier verloren.',
  stay: 'Hier bleiben',
  go: 'Zu {name}',
  stayed: 'Es hat sich nichts geändert.',
  close: 'Schließen',
};
