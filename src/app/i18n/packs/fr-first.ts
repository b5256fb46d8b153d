import type { Messages } from '@/shared/i18n';

/** The texts of signing in and of what is around every screen, in French, by file. */
export const messages = import.meta.glob<Messages>(
  [
    '../fr.ts',
    '../../../shared/**/i18n/fr.ts',
    '../../../entities/session/i18n/fr.ts',
    '../../../features/sign-in/i18n/fr.ts',
    '../../../pages/account/*/i18n/fr.ts',
  ],
  { eager: true, import: 'fr' },
);
