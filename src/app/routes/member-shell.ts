import type { PageModule } from './page-module';

// What every screen behind the sign-in needs, in one module: each would be a request of its own.
export { MemberLayout } from '../layouts/member-layout';

/** Pages for printing: what every member opens. */
export const printPages = import.meta.glob<PageModule>([
  '../../pages/{home,print}/**/ui/*-page.tsx',
  '../../pages/widget/{my-widgets,quick-print}/ui/*-page.tsx',
]);
