import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const de: Translation<typeof en> = {
  drop: 'Die Datei des Etiketts hier ablegen oder auswählen.',
  formats: 'Platen-JSON, SVG oder ZPL; höchstens 10\u00A0MB.',
  choose: 'Datei wählen',
  chooseAnother: 'Andere Datei wählen',
  oneFile: 'Legen Sie nur eine Datei ab: Ein Etikett entsteht aus einer.',
  reading: '{file} wird gelesen\u00A0…',
  refused: '{file} ist nicht verwendbar',
  read: '{file}: {size}, {variables, plural, one {# Variable} other {# Variablen}}.',
  readUnsized: '{file}: {variables, plural, one {# Variable} other {# Variablen}}.',
  notes: 'Beim Lesen Ihrer Datei geändert',
  nothingTold:
    'Der Server teilt nicht mit, was er gelesen hat; deshalb gibt es keine Vorschau. Wenn Sie jetzt ein Etikett hinzufügen, ergänzen Sie seine Datei danach auf der Seite des Etiketts.',
  fileIsGone:
    'Die Datei ist nicht mehr lesbar. Möglicherweise wurde sie verschoben oder gelöscht: Wählen Sie sie erneut.',
  added: 'Neue Variablen',
  removed: 'Entfernte Variablen',
  kept: 'Unveränderte Variablen',
  none: 'Keine',
  realSize: {
    title: 'Größe des Etiketts',
    hint: 'Die Datei nennt keine Größe in mm. Geben Sie an, wie groß das Etikett ist: Alles darauf wird mitskaliert.',
    asNow: {
      both: 'Wie jetzt, {size}',
      widthMm: 'So breit wie jetzt, {size}',
      heightMm: 'So hoch wie jetzt, {size}',
    },
    widthMm: 'Breite in mm',
    heightMm: 'Höhe in mm',
    fault:
      'Eine Zahl von {least, number} bis {most, number}, damit alles auf dem Etikett in seinen Grenzen bleibt.',
  },
};
