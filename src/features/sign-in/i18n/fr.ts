import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const fr: Translation<typeof en> = {
  or: 'ou',
  continueWith: {
    microsoft: 'Continuer avec Microsoft',
    google: 'Continuer avec Google',
  },
  notActive: 'Organisation résiliée ou suspendue',
};
