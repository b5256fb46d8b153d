import type { PageModule } from './page-module';

/** Pages for printing: what every member opens. */
export const printPages = import.meta.glob<PageModule>([
  '../../pages/{home,print}/**/ui/*-page.tsx',
  '../../pages/widget/{my-widgets,quick-print}/ui/*-page.tsx',
]);
