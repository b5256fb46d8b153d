import type { Messages } from '@/shared/i18n';

/** The texts of managers’ and administrators’ screens, in German, by file. */
export const messages = import.meta.glob<Messages>(
  [
    '../../../features/*/i18n/de.ts',
    '!../../../features/{choose-article,command-palette,print-label,quick-print,scan-to-print,send-print-job,sign-in}/**',
    '../../../pages/**/i18n/de.ts',
    '!../../../pages/{account,home,print}/**',
    '!../../../pages/widget/{my-widgets,quick-print}/**',
  ],
  { eager: true, import: 'de' },
);
