import type { Messages } from '@/shared/i18n';

/** The texts of printing, and of what every screen of members shows, in Spanish, by file. */
export const messages = import.meta.glob<Messages>(
  [
    '../../../entities/*/i18n/es.ts',
    '!../../../entities/session/**',
    '../../../features/{choose-article,command-palette,print-label,quick-print,scan-to-print,send-print-job}/i18n/es.ts',
    '../../../pages/home/i18n/es.ts',
    '../../../pages/print/*/i18n/es.ts',
    '../../../pages/widget/{my-widgets,quick-print}/i18n/es.ts',
  ],
  { eager: true, import: 'es' },
);
