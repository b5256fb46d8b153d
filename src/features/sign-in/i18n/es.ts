import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const es: Translation<typeof en> = {
  or: 'o',
  continueWith: {
    microsoft: 'Continuar con Microsoft',
    google: 'Continuar con Google',
  },
  notActive: 'La organización está cancelada o en pausa',
};
