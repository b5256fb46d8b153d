import type { Translation } from '../../sentence/index.ts';
import type { en } from './en.ts';

export const fr: Translation<typeof en> = {
  labelRepair: {
    intoLabel: 'Déplacer sur l’étiquette',
    downTo: 'Permettre jusqu’à {pt, number} pt',
    higher: 'Porter à {mm, number, ::.0} mm de haut',
    pointSize: 'Mettre le texte à {pt, number} pt',
    size: 'Porter à {width, number, ::.0} × {height, number, ::.0} mm',
    bearerBars: 'Ajouter des barres au-dessus et au-dessous',
  },
};
