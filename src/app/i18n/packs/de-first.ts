import type { Messages } from '@/shared/i18n';

/** The texts of signing in and of what is around every screen, in German, by file. */
export const messages = import.meta.glob<Messages>(
  [
    '../de.ts',
    '../../../shared/**/i18n/de.ts',
    '../../../entities/session/i18n/de.ts',
    '../../../features/sign-in/i18n/de.ts',
    '../../../pages/account/*/i18n/de.ts',
  ],
  { eager: true, import: 'de' },
);
