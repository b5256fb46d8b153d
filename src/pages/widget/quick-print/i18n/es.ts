import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const es: Translation<typeof en> = {
  title: 'Impresión rápida',
  description: 'Escanee o busque un artículo, compruebe la cantidad e imprima.',
  none: 'Aún no hay widgets. La administración de su organización los crea y se los asigna a usted o a su grupo.',
};
