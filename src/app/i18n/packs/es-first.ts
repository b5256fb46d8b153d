import type { Messages } from '@/shared/i18n';

/** The texts of signing in and of what is around every screen, in Spanish, by file. */
export const messages = import.meta.glob<Messages>(
  [
    '../es.ts',
    '../../../shared/**/i18n/es.ts',
    '../../../entities/session/i18n/es.ts',
    '../../../features/sign-in/i18n/es.ts',
    '../../../pages/account/*/i18n/es.ts',
  ],
  { eager: true, import: 'es' },
);
