import { access } from '@/entities/session';
import { texts } from '../i18n';
import type { RouteSpec } from './route-spec';

/** Every address that is none of a screen: the shell stays, and says so. */
export const unknownAddress: RouteSpec = {
  path: '*',
  title: () => texts.faults.unknownAddress,
  access: access.signedIn,
  layout: 'member',
  page: async () => (await import('../layouts/not-found')).NotFound,
};
