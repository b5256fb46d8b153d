import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const es: Translation<typeof en> = {
  title: 'Preferencia de impresión',
  description: 'Ajustes de papel de {label} en {printer}.',
  printer: 'Impresora',
  paper: 'Papel',
  ownSize: 'Tamaño propio de la etiqueta',
  ownSizeOf: 'Tamaño propio de la etiqueta ({size})',
  paperOf: '{name} ({size})',
  customPaper: 'Tamaño personalizado',
  width: 'Anchura (mm)',
  height: 'Altura (mm)',
  badSide: 'Escriba una longitud entre {least, number} y {most, number} mm.',
  badPaper: 'Escriba la anchura y la altura del papel en milímetros.',
  orientation: 'Orientación',
  orientations: { portrait: 'Vertical', landscape: 'Horizontal' },
  scale: 'Tamaño impreso',
  scales: {
    noscale: 'Tamaño original',
    shrink: 'Reducir para que quepa en el papel',
    fit: 'Ajustar al tamaño del papel',
  },
  scaleHint:
    'Los códigos de barras se leen mejor en su tamaño original: si cambia, las barras no encajan en los puntos de la impresora.',
  side: 'Caras',
  sides: {
    simplex: 'Una cara',
    duplexlong: 'Doble cara, giro por el lado largo',
    duplexshort: 'Doble cara, giro por el lado corto',
  },
  reset: 'Usar el tamaño propio de la etiqueta',
  preview: 'La etiqueta en su papel',
  drawn: 'Etiqueta {label} en papel {paper}',
  drawnScaled: 'Etiqueta {label} en papel {paper}, al {percent, number}\u00A0%',
  cut: 'La etiqueta es más grande que el papel. La parte que queda fuera no se imprime.',
  unknownPaper: 'Sin vista previa: no se conoce el tamaño de este papel.',
  size: '{width, number} × {height, number} mm',
  sizeUnknown: 'Sin vista previa: no se conoce el tamaño de esta etiqueta.',
  noLabel: 'No se encontró la etiqueta, o no tiene ninguna versión publicada que imprimir.',
  noPrinter: 'No se encontró la impresora. Puede que se haya eliminado.',
};
