import type { Translation } from 'label-core/sentence';
import type { en } from './en.ts';

export const de: Translation<typeof en> = {
  article: {
    identifierTaken: 'Es gibt schon einen Artikel mit der Artikelnummer {identifier}.',
    sameIdentifier:
      'Es gibt schon einen Artikel mit der Artikelnummer {identifier}; das ist dieselbe Nummer wie {wanted}.',
    inOrders:
      '{count, plural, one {Dieser Artikel steht in der Bestellung {orders}.} other {{more, plural, =0 {Dieser Artikel steht in den Bestellungen {orders}.} one {Dieser Artikel steht in den Bestellungen {orders} und # weiteren.} other {Dieser Artikel steht in den Bestellungen {orders} und # weiteren.}}}} Entfernen Sie ihn zuerst dort; eine gedruckte Bestellung behält ihre Artikel.',
    many: 'Das sind {count, number} Artikel; die Etiketten von {most, number} können auf einmal geändert werden. Grenzen Sie die Suche ein.',
    fullOfLabels: '„{name}“ hat schon {most, number} Etiketten; mehr sind nicht möglich.',
    valueTwice: '„{key}“ ist doppelt aufgeführt.',
    valueToggle: '„{key}“ ist ein Schalter: Er ist true oder false.',
    valueLong: '„{key}“ hat {count, number} Zeichen; Platz ist für {most, number}.',
  },
  order: {
    numberTaken: 'Es gibt schon eine Bestellung {number}.',
    begun:
      'Etiketten der Bestellung {number} sind gedruckt oder unterwegs: Sie bleibt, damit der Druckverlauf sie nennen kann.',
    full: 'Die Bestellung {number} hat schon {most, number} Positionen; mehr sind nicht möglich.',
    notYours: 'Einen Artikel in eine Bestellung aufnehmen kann nur, wer Bestellungen verwaltet.',
  },
  orderLine: {
    missing: 'Es gibt keine Position {position} zum Ändern.',
    stays: 'Etiketten von „{article}“ sind gedruckt oder unterwegs: Die Position kann nicht entfernt werden.',
    articleStays:
      'Etiketten von „{article}“ sind gedruckt oder unterwegs: Die Position behält diesen Artikel.',
    tooFew:
      '{least, plural, one {# Etikett von „{article}“ ist gedruckt oder unterwegs: Weniger kann die Position nicht verlangen.} other {# Etiketten von „{article}“ sind gedruckt oder unterwegs: Weniger kann die Position nicht verlangen.}}',
  },
  connector: {
    notIncluded: 'Ihr Abonnement enthält keine Konnektoren.',
    many: 'Es gibt schon {most, number} Konnektoren. Löschen Sie einen, der nicht verwendet wird.',
    gone: 'Diesen Konnektor gibt es nicht mehr.',
    disabled:
      '{where, select, known {Der Konnektor „{name}“ auf {machine} ist deaktiviert.} other {Der Konnektor „{name}“ ist deaktiviert.}} Die Administration kann ihn wieder aktivieren.',
    neverConnected:
      '{where, select, known {Der Konnektor „{name}“ auf {machine} ist nicht verbunden. Er war noch nie verbunden: Starten Sie ihn dort und versuchen Sie es dann erneut.} other {Der Konnektor „{name}“ ist nicht verbunden. Er war noch nie verbunden: Starten Sie sein Programm und versuchen Sie es dann erneut.}}',
    away: '{where, select, known {Der Konnektor „{name}“ auf {machine} ist nicht verbunden.} other {Der Konnektor „{name}“ ist nicht verbunden.}} Zuletzt war er am {date} um {time} UTC verbunden: Starten Sie ihn dort wieder und versuchen Sie es dann erneut.',
    busy: '{where, select, known {Der Konnektor „{name}“ auf {machine} erhält zurzeit zu viele Anfragen.} other {Der Konnektor „{name}“ erhält zurzeit zu viele Anfragen.}} Versuchen Sie es in einigen Sekunden erneut.',
    late: '{where, select, known {Der Konnektor „{name}“ auf {machine} hat nicht rechtzeitig geantwortet.} other {Der Konnektor „{name}“ hat nicht rechtzeitig geantwortet.}} Versuchen Sie es erneut oder sehen Sie dort nach.',
    cannotAnswer: 'Der Konnektor „{name}“ kann nicht antworten: {fault}',
    noFault: 'Er hat nicht gesagt, warum.',
    answerUnreadable: 'Seine Antwort ist nicht lesbar. {details}',
    answerMisfit: 'Seine Antwort passt nicht zur Anfrage.',
    noArticle: 'Dieser Konnektor kennt keinen Artikel „{id}“.',
    answersUnusable: 'Einige Antworten können nicht verwendet werden. {details}',
  },
};
