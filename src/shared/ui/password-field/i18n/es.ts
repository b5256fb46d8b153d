import type { Translation } from '../../../i18n';
import type { en } from './en';

export const es: Translation<typeof en> = { toggle: 'Mostrar u ocultar la contraseña' };
