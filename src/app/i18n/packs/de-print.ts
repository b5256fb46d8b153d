import type { Messages } from '@/shared/i18n';

/** The texts of printing, and of what every screen of members shows, in German, by file. */
export const messages = import.meta.glob<Messages>(
  [
    '../../../entities/*/i18n/de.ts',
    '!../../../entities/session/**',
    '../../../features/{choose-article,command-palette,print-label,quick-print,scan-to-print,send-print-job}/i18n/de.ts',
    '../../../pages/home/i18n/de.ts',
    '../../../pages/print/*/i18n/de.ts',
    '../../../pages/widget/{my-widgets,quick-print}/i18n/de.ts',
  ],
  { eager: true, import: 'de' },
);
