import type { Translation } from 'label-core/sentence';
import type { en } from './en';

export const de: Translation<typeof en> = {
  file: {
    open: 'Datei',
    title: 'Aus einer Datei einfügen',
    close: 'Schließen',
    insert: 'Einfügen',
    insertHint: 'Fügt die Elemente der Datei mit ihren Variablen zu diesem Etikett hinzu.',
    replace: 'Alles ersetzen',
    replaceHint:
      'Größe, Elemente und Variablen der Datei treten an die Stelle derer dieses Etiketts. Es kann rückgängig gemacht werden.',
    unusable: 'Diese Datei kann hier nicht gestaltet werden',
  },
  tracing: {
    title: 'Vorlage zum Nachzeichnen',
    close: 'Schließen',
    about:
      'Ein Foto oder Scan eines Etiketts, das beim Arbeiten hinter der Zeichnung liegt. Es wird nie Teil des Etiketts und nirgendwohin gesendet.',
    choose: 'Bild wählen',
    another: 'Anderes Bild wählen',
    refused: '{name} ist kein Bild, das dieser Browser anzeigen kann.',
    strength: 'Deckkraft',
    percent: '{strength, number} %',
    widthMm: 'Breite (mm)',
    xMm: 'Links (mm)',
    yMm: 'Oben (mm)',
    fault: 'Eine Zahl von {least, number} bis {most, number}.',
    remove: 'Bild entfernen',
    notKept: 'Dieser Browser konnte das Bild nicht behalten: Nach dem Neuladen der Seite ist es weg.',
    scale: {
      measure: 'Zwischen zwei Punkten messen',
      about:
        'Drücken Sie auf dem Etikett zwei Punkte des Bildes, oder geben Sie ihre Lage ein. Das Bild wird so groß, wie der Abstand zwischen ihnen angibt.',
      points: { from: 'Erster Punkt', to: 'Zweiter Punkt' },
      left: '{point}, links (mm)',
      top: '{point}, oben (mm)',
      length: 'Wirklicher Abstand (mm)',
      same: 'Beide Punkte liegen an derselben Stelle.',
      apply: 'Bild skalieren',
    },
  },
};
