import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const es: Translation<typeof en> = {
  anyTitle: 'Artículos de una etiqueta',
  title: 'Artículos con {label}',
  description: 'Elija para qué artículo imprimir esta etiqueta.',
  none: 'Ningún artículo usa aún esta etiqueta. Quien gestiona los artículos puede vincularlos. La etiqueta se puede imprimir sin artículo.',
};
