import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const de: Translation<typeof en> = {
  loading: 'Standardetikett',
  notFound: 'Standardetikett nicht gefunden. Möglicherweise wurde es gelöscht.',
  toList: 'Standardetiketten',
  kept: 'Gespeicherte Vorlage',
  madeFrom: 'Erstellt aus {template}',
  name: 'Name',
  nameHint: 'Der Name dieses Standardetiketts in Ihrer Organisation.',
  own: 'Ihre Organisation',
  ownHint: 'Einmal eingegeben, steht es auf jedem Etikett, das hieraus entsteht.',
  words: 'Fester Text',
  wordsHint: 'Übersetzen Sie ihn bei Bedarf.',
  preview: 'Vorschau',
  filledAtPrint: 'Beim Drucken ausgefüllt: {fields}.',
  sample: 'Das Bild zeigt Beispielwerte.',
  make: 'Etikett anlegen',
  labelName: 'Name des Etiketts',
  labelNameHint: 'Bleibt das Feld leer, erhält das Etikett den Namen oben.',
  keepForLater: 'Sie können dieses Standardetikett für später speichern.',
  fullReason: 'Alle Etiketten Ihres Abonnements sind belegt.',
  save: 'Als Etikett speichern',
  keep: 'Nur als Vorlage speichern',
  keepChanges: 'Änderungen speichern',
  keepHint: 'Ihre Organisation kann später Etiketten daraus anlegen.',
  isKept: 'Gespeichert',
  deleteNotOffered: 'Schon gelöscht oder von diesem Server nicht unterstützt.',
  keptUnseen:
    '„{name}“ wurde als Standardetikett gespeichert, aber der Server teilt nicht mit, welches es ist. Öffnen Sie es in der Liste der Standardetiketten, um das Etikett anzulegen.',
  errors: {
    noName: 'Geben Sie einen Namen ein.',
    longName: 'Ein Name kann höchstens {most, number} Zeichen haben.',
    noValue: '{field} muss ausgefüllt sein.',
    longValue: '{field} kann höchstens {most, number} Zeichen haben; es sind {count, number}.',
    braces: '{field} darf weder „{opening}“ noch „{closing}“ enthalten.',
  },
};
