import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const es: Translation<typeof en> = {
  title: 'Widgets',
  description:
    'Marque hasta tres como favoritos para tenerlos en la pantalla de inicio, listos para imprimir.',
  favorites: '{count, number} de {most, number} favoritos',
  search: 'Buscar widgets',
  caption: 'Widgets con los que puede imprimir',
  favorite: 'Favorito',
  name: 'Widget',
  label: 'Etiqueta',
  printer: 'Impresora',
  missing: '-',
  print: 'Imprimir',
  printWith: 'Imprimir con {name}',
  none: 'Aún no hay widgets. La administración de su organización los crea y se los asigna a usted o a su grupo.',
  noneFor: 'No se encontraron widgets para «{search}».',
  clear: 'Ver todos los widgets',
};
