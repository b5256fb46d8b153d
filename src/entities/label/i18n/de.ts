import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const de: Translation<typeof en> = {
  size: '{width} × {height} mm',
  states: {
    Draft: 'Entwurf',
    DataApprover: 'Daten freizugeben',
    DesignApprover: 'Gestaltung freizugeben',
    Publisher: 'Zu veröffentlichen',
    Published: 'Veröffentlicht',
    Superseded: 'Ersetzt',
    Withdrawn: 'Zurückgezogen',
  },
  notPrintable: '{name} (zurzeit nicht druckbar)',
  notPublished: '{name} (noch nicht veröffentlicht)',
  markup: {
    printed: 'Gedruckt:',
    tools: 'Hervorhebung in {field}',
    tool: {
      b: 'Fett',
      i: 'Kursiv',
      u: 'Unterstrichen',
      sup: 'Hochgestellt',
      sub: 'Tiefgestellt',
      br: 'Zeilenumbruch',
    },
  },
  preview: {
    loading: 'Vorschau wird geladen',
    alternative: 'Vorschau von {name}, {size}',
    alternativeUnnamed: 'Vorschau des Etiketts, {size}',
    noTemplate:
      'Keine Vorschau: Dieser Server sendet keine Vorlage für dieses Etikett. Es kann trotzdem gedruckt werden.',
    unreadable:
      'Keine Vorschau: Die Vorlage dieses Etiketts lässt sich hier nicht zeichnen. Es kann trotzdem gedruckt werden.',
    noFonts: 'Die Schriften der Vorschau konnten nicht geladen werden.',
    lacksPictures: 'Ein Bild dieser Vorschau konnte nicht geladen werden. Gedruckt wird es trotzdem.',
    problems: 'Dieses Etikett ist noch nicht druckbar',
    warnings: 'Vor dem Drucken prüfen',
    changed: 'Seit dem letzten Druck geändert: {fields}',
  },
  value: {
    computed: 'Wird beim Drucken berechnet',
    charactersLeft: 'noch {count, number}',
    charactersOver: '{count, number} zu viel',
    ownValue: 'Bleibt das Feld leer, wird „{value}“ gedruckt.',
    tooLong: '„{excess}“ passt nicht: höchstens {most, number} Zeichen.',
    on: 'Ein',
    off: 'Aus',
    picture: 'Bild {mediaId}',
  },
  review: {
    publishedAtOnce:
      'In Ihrer Organisation prüft niemand Etiketten. Deshalb wird diese Version sofort veröffentlicht.',
    reviewed: 'Vor dem Drucken braucht diese Version eine Datenfreigabe. Freigeben kann: {people}.',
    reviewedByNobody:
      'Vor dem Drucken braucht diese Version eine Datenfreigabe. Niemand hat die Rolle Datenfreigabe. Rollen vergibt die Administration unter „Konten“.',
  },
};
