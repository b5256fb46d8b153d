import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const es: Translation<typeof en> = {
  notFound: 'No se encontró la cuenta. Puede que se haya eliminado.',
};
