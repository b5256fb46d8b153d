import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const es: Translation<typeof en> = {
  on: 'Activo',
  off: 'Inactivo',
  delivered: 'Entregado',
  waiting: 'En espera',
  failed: 'Fallido',
  eventTypes: {
    printFinished: {
      name: 'Impresión terminada',
      hint: 'Se imprimieron todas las etiquetas de un trabajo.',
    },
    printFailed: {
      name: 'Impresión fallida',
      hint: 'Una etiqueta de un trabajo no se imprimió, o no se sabe si se imprimió.',
    },
    versionPublished: {
      name: 'Versión publicada',
      hint: 'Se publicó una versión nueva de una etiqueta.',
    },
    importFinished: {
      name: 'Importación terminada',
      hint: 'Se importó un archivo de artículos o pedidos.',
    },
    test: { name: 'Prueba' },
  },
};
