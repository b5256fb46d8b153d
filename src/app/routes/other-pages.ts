import type { PageModule } from './page-module';

/**
 * All pages but the sign-in and those for printing: of managers, administrators and newcomers. This list is a chunk of
 * its own, so that a person who signs in to print does not wait for it.
 */
export const otherPages = import.meta.glob<PageModule>([
  '../../pages/**/ui/*-page.tsx',
  '!../../pages/account/login/**',
  '!../../pages/{home,print}/**',
  '!../../pages/widget/{my-widgets,quick-print}/**',
]);
