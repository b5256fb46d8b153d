import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const es: Translation<typeof en> = {
  states: { active: 'Activo', expired: 'Caducado', disabled: 'Desactivado' },
  scopes: {
    'articles:read': { name: 'Leer artículos', hint: 'Buscar, leer y exportar artículos.' },
    'articles:write': { name: 'Modificar artículos', hint: 'Crear, modificar y eliminar artículos.' },
    'orders:read': { name: 'Leer pedidos', hint: 'Listar y leer todos los pedidos de la organización.' },
    'orders:write': { name: 'Modificar pedidos', hint: 'Crear, modificar y eliminar pedidos.' },
    print: {
      name: 'Imprimir',
      hint: 'Crear trabajos de impresión y notificar sus resultados. Leer etiquetas e impresoras.',
    },
  },
};
