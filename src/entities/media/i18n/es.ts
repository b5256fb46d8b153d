import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const es: Translation<typeof en> = {
  choose: 'Elegir imagen',
  chooseFor: 'Elegir imagen para {field}',
  change: 'Cambiar',
  changeFor: 'Cambiar la imagen de {field}',
  clear: 'Quitar',
  clearFor: 'Quitar la imagen de {field}',
  noneChosen: 'Ninguna imagen elegida',
  gone: 'La imagen {mediaId} no está en la biblioteca de imágenes. Elija otra.',
  notOffered: 'Aquí no se pueden elegir imágenes: este servidor no tiene biblioteca de imágenes.',
  search: 'Buscar imágenes',
  folder: 'Carpeta',
  everywhere: 'Todas las carpetas',
  topLevel: 'Sin carpeta',
  pictures: 'Imágenes',
  none: 'La biblioteca aún no tiene imágenes. Quien gestiona las etiquetas puede añadirlas.',
  noneFound: 'Ninguna imagen coincide con esta búsqueda.',
  clearSearch: 'Borrar búsqueda',
  found: '{count, plural, one {# imagen} other {# imágenes}}',
  more: 'Mostrar {count, number} más',
  notShown:
    '{count, plural, one {# archivo no se muestra: solo se pueden imprimir imágenes PNG y JPEG.} other {# archivos no se muestran: solo se pueden imprimir imágenes PNG y JPEG.}}',
  cancel: 'Cancelar',
  use: 'Usar esta imagen',
  chooseFirst: 'Elija antes una imagen.',
  close: 'Cerrar',
};
