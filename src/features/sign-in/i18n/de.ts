import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const de: Translation<typeof en> = {
  or: 'oder',
  continueWith: {
    microsoft: 'Weiter mit Microsoft',
    google: 'Weiter mit Google',
  },
  notActive: 'Die Organisation ist gekündigt oder pausiert',
};
