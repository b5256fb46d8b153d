/** What every screen behind the sign-in needs, in one module: each would be a request of its own. */
export { MemberLayout } from '../layouts/member-layout';
export { printPages } from './print-pages';
