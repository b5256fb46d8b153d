import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const de: Translation<typeof en> = {
  title: 'Etikett drucken',
  noName: 'In dieser Adresse fehlt der Artikelname.',
  several: 'Es gibt mehrere Artikel mit dem Namen „{name}“. Wählen Sie den, der gedruckt werden soll.',
  articles: 'Artikel mit diesem Namen',
  notLinked: '„{name}“ ist nicht mit dem Etikett „{label}“ verknüpft.',
  ownLabels: 'Mit eigenen Etiketten drucken',
  willBeCreated:
    'Es gibt keinen Artikel mit dem Namen „{name}“. Füllen Sie seine Werte aus, um ihn anzulegen und zu drucken.',
  withoutArticle:
    'Es gibt keinen Artikel mit dem Namen „{name}“. Sie können ohne Artikel drucken: Füllen Sie alles außer dem Namen aus. Wer Artikel verwaltet, kann ihn anlegen.',
  cannotBePrinted:
    'Es gibt keinen Artikel mit dem Namen „{name}“, und dieses Etikett hat kein Feld für einen Namen. Lassen Sie den Artikel von der Artikelverwaltung anlegen oder wählen Sie einen anderen.',
  otherArticle: 'Anderen Artikel wählen',
  createdUnseen:
    '„{name}“ wurde angelegt, aber der Server teilt nicht mit, welcher Artikel es ist. Gehen Sie zurück und wählen Sie ihn.',
};
