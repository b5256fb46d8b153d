import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const es: Translation<typeof en> = {
  search: 'Buscar o ir a',
  keys: 'Ctrl K',
  appleKeys: '⌘ K',
  notLoaded: 'No se pudo cargar la búsqueda. Compruebe la red e inténtelo de nuevo.',
};
