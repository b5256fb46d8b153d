import type { Translation } from '../../sentence/index.ts';
import type { en } from './en.ts';

export const es: Translation<typeof en> = {
  labelRepair: {
    intoLabel: 'Mover a la etiqueta',
    downTo: 'Permitir hasta {pt, number} pt',
    higher: 'Hacerlo de {mm, number, ::.0} mm de alto',
    pointSize: 'Poner el texto a {pt, number} pt',
    size: 'Hacerlo de {width, number, ::.0} × {height, number, ::.0} mm',
    bearerBars: 'Añadir barras encima y debajo',
  },
};
