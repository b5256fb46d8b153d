import type { Messages } from '@/shared/i18n';

/** The texts of printing, and of what every screen of members shows, in French, by file. */
export const messages = import.meta.glob<Messages>(
  [
    '../../../entities/*/i18n/fr.ts',
    '!../../../entities/session/**',
    '../../../features/{choose-article,command-palette,print-label,quick-print,scan-to-print,send-print-job}/i18n/fr.ts',
    '../../../pages/home/i18n/fr.ts',
    '../../../pages/print/*/i18n/fr.ts',
    '../../../pages/widget/{my-widgets,quick-print}/i18n/fr.ts',
  ],
  { eager: true, import: 'fr' },
);
