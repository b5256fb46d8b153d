import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const de: Translation<typeof en> = {
  title: 'Druckeinstellung',
  description: 'Papiereinstellungen für {label} auf {printer}.',
  printer: 'Drucker',
  paper: 'Papier',
  ownSize: 'Eigene Größe des Etiketts',
  ownSizeOf: 'Eigene Größe des Etiketts ({size})',
  paperOf: '{name} ({size})',
  customPaper: 'Andere Größe',
  width: 'Breite (mm)',
  height: 'Höhe (mm)',
  badSide: 'Geben Sie eine Länge von {least, number} bis {most, number} mm ein.',
  badPaper: 'Geben Sie Breite und Höhe des Papiers in Millimetern ein.',
  orientation: 'Ausrichtung',
  orientations: { portrait: 'Hochformat', landscape: 'Querformat' },
  scale: 'Größe des Etiketts',
  scales: {
    noscale: 'Originalgröße',
    shrink: 'Auf das Papier verkleinern',
    fit: 'An das Papier anpassen',
  },
  scaleHint:
    'Barcodes lassen sich in Originalgröße am besten scannen: Skalierte Striche passen nicht zu den Druckpunkten.',
  side: 'Seiten',
  sides: {
    simplex: 'Einseitig',
    duplexlong: 'Beidseitig, über die lange Kante gewendet',
    duplexshort: 'Beidseitig, über die kurze Kante gewendet',
  },
  reset: 'Eigene Größe des Etiketts verwenden',
  preview: 'Das Etikett auf seinem Papier',
  drawn: 'Etikett {label} auf Papier {paper}',
  drawnScaled: 'Etikett {label} auf Papier {paper}, auf {percent, number}\u00A0% skaliert',
  cut: 'Das Etikett ist größer als das Papier. Was darüber hinausragt, wird nicht gedruckt.',
  unknownPaper: 'Keine Vorschau: Die Größe dieses Papiers ist nicht bekannt.',
  size: '{width, number} × {height, number} mm',
  sizeUnknown: 'Keine Vorschau: Die Größe dieses Etiketts ist nicht bekannt.',
  noLabel: 'Etikett nicht gefunden, oder es hat keine veröffentlichte Version.',
  noPrinter: 'Drucker nicht gefunden. Möglicherweise wurde er gelöscht.',
};
