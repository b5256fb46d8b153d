import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const es: Translation<typeof en> = {
  states: {
    Waiting: 'En espera',
    Running: 'Importando',
    Done: 'Importada',
    Failed: 'Fallida',
    Undone: 'Deshecha',
  },
  labelHints: {
    update:
      'Los artículos nuevos y los actualizados se podrán imprimir con estas etiquetas, además de las que ya tienen. Una etiqueta aún sin publicar se podrá imprimir cuando se publique.',
    skip: 'Los artículos nuevos se podrán imprimir con estas etiquetas. Una etiqueta aún sin publicar se podrá imprimir cuando se publique.',
    refuse:
      'Los artículos nuevos se podrán imprimir con estas etiquetas. Una etiqueta aún sin publicar se podrá imprimir cuando se publique.',
  },
  notListed: 'No se encontró la importación: no está entre las {most, number} primeras del historial.',
};
