import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const fr: Translation<typeof en> = {
  title: 'Préférence d’impression',
  description: 'Réglages du papier : {label} sur {printer}.',
  printer: 'Imprimante',
  paper: 'Papier',
  ownSize: 'Le format de l’étiquette',
  ownSizeOf: 'Le format de l’étiquette ({size})',
  paperOf: '{name} ({size})',
  customPaper: 'Format personnalisé',
  width: 'Largeur (mm)',
  height: 'Hauteur (mm)',
  badSide: 'Saisissez une longueur de {least, number} à {most, number} mm.',
  badPaper: 'Saisissez la largeur et la hauteur du papier en millimètres.',
  orientation: 'Orientation',
  orientations: { portrait: 'Portrait', landscape: 'Paysage' },
  scale: 'Taille de l’étiquette',
  scales: {
    noscale: 'Taille réelle',
    shrink: 'Réduire à la taille du papier',
    fit: 'Ajuster à la taille du papier',
  },
  scaleHint:
    'Les codes-barres se lisent mieux à taille réelle : mises à l’échelle, les barres ne suivent plus les points de l’imprimante.',
  side: 'Faces',
  sides: {
    simplex: 'Recto',
    duplexlong: 'Recto verso, retournement sur le bord long',
    duplexshort: 'Recto verso, retournement sur le bord court',
  },
  reset: 'Utiliser le format de l’étiquette',
  preview: 'L’étiquette sur son papier',
  drawn: 'Étiquette {label} sur papier {paper}',
  drawnScaled: 'Étiquette {label} sur papier {paper}, à {percent, number} %',
  cut: 'L’étiquette est plus grande que le papier. La partie qui dépasse n’est pas imprimée.',
  unknownPaper: 'Pas d’aperçu : le format de ce papier n’est pas connu.',
  size: '{width, number} × {height, number} mm',
  sizeUnknown: 'Pas d’aperçu : le format de cette étiquette n’est pas connu.',
  noLabel: 'Étiquette introuvable, ou sans version publiée à imprimer.',
  noPrinter: 'Imprimante introuvable. Elle a peut-être été supprimée.',
};
