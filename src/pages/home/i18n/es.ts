import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const es: Translation<typeof en> = {
  welcome: 'Le damos la bienvenida, {name}',
  title: 'Inicio',
  description: 'Imprima desde un favorito o elija qué imprimir.',
  waysTitle: 'Formas de imprimir',
  ways: {
    quickPrint: {
      title: 'Impresión rápida',
      hint: 'Todos sus widgets en una pantalla, listos para el escáner',
    },
    articles: {
      title: 'Mis artículos',
      hint: 'Busque un artículo, vea su etiqueta e imprímala',
    },
    orders: { title: 'Mis pedidos', hint: 'Imprima las etiquetas de un pedido' },
    labels: { title: 'Mis etiquetas', hint: 'Elija una etiqueta y rellénela' },
  },
  lastPrints: 'Impresiones recientes',
  allPrints: 'Ver todas las impresiones',
  lastPrint: '{count, plural, one {# etiqueta} other {# etiquetas}}, {time}',
  reprint: 'Volver a imprimir',
  reprintOf: 'Volver a imprimir {name}, {time}',
};
