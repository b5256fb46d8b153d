import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const es: Translation<typeof en> = {
  title: 'Imprimir etiqueta',
  notLinked: '«{article}» no está vinculado a esta etiqueta.',
  ownLabels: 'Imprimirlo con sus propias etiquetas',
  otherArticle: 'Elegir otro artículo',
};
