import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const es: Translation<typeof en> = {
  title: 'Prueba de lectura a {dpi, number} dpi',
  good: '{count, plural, one {El código de barras se leyó correctamente.} other {Los # códigos de barras se leyeron correctamente.}}',
  failed:
    '{total, plural, one {Falló {failed, number} de # código de barras.} other {Fallaron {failed, number} de # códigos de barras.}}',
  none: 'Esta etiqueta no muestra ningún código de barras que se pueda probar.',
  old: 'La etiqueta se modificó después de esta prueba.',
  reading: 'Leyendo los códigos de barras',
  notLoaded: 'No se pudo cargar la prueba de lectura. Compruebe la red e inténtelo de nuevo.',
  notDrawn: 'No se pudo dibujar la etiqueta para la prueba de lectura.',
  retry: 'Intentar de nuevo',
  outcome: {
    read: 'La prueba de lectura leyó {text}, como debe ser.',
    other: 'La prueba de lectura leyó {text}, que no es su valor.',
    nothing:
      'La prueba de lectura no leyó nada a {dpi, number} dpi: las barras tienen {dots, plural, one {# punto} other {# puntos}} de ancho.',
    'not-printed': 'Sin probar: con estos valores no se imprime.',
  },
};
