import { articleQueries, articleSearchScope } from '@/entities/article';
import { featureFlagQueries } from '@/entities/feature-flag';
import { labelQueries } from '@/entities/label';
import { printerQueries } from '@/entities/printer';
import { helperDownloadQueries } from '@/entities/printer-helper';
import { preferenceQueries } from '@/entities/preference';
import { roleQueries } from '@/entities/session';
import { subscriptionQueries } from '@/entities/subscription';
import { widgetQueries } from '../../src/entities/widget/api/widget-queries';
import { requestSubscriptionStatus } from '../../src/features/sign-in/api/sign-in-requests';
import { groupQueries } from '../../src/pages/user/add/api/group-queries';
import { invitationQueries } from '../../src/pages/user/add/api/invitation-queries';
import { QueryClient, type FetchQueryOptions } from '@tanstack/react-query';

/** One read of the app: asks, parses, and gives the value or rejects. */
export interface AppRead {
  readonly name: string;
  /** The path it asks for. */
  readonly path: string;
  readonly run: () => Promise<unknown>;
  /** Asked by an administrator; the other reads by a member. */
  readonly isAdministrators?: true;
}

const ask = (options: unknown) => () =>
  new QueryClient().fetchQuery({ ...(options as FetchQueryOptions), retry: false, staleTime: 0 });

const free = { type: 'Free' } as Parameters<typeof subscriptionQueries.printCount>[0];

/** Every GET the app makes of the product API. */
export const appReads: readonly AppRead[] = [
  { name: 'features', path: '/api/features', run: ask(featureFlagQueries.mine()) },
  { name: 'subscription', path: '/api/subscription', run: ask(subscriptionQueries.current()) },
  { name: 'subscription status', path: '/api/subscription/status', run: requestSubscriptionStatus },
  {
    name: 'subscription templates',
    path: '/api/subscription/templates',
    run: ask(subscriptionQueries.templates()),
  },
  { name: 'print count', path: '/api/printjobs/count', run: ask(subscriptionQueries.printCount(free)) },
  { name: 'downloads', path: '/api/updates/downloads', run: ask(helperDownloadQueries.downloads()) },
  { name: 'roles', path: '/api/users/roles', run: ask(roleQueries.mine()) },
  {
    name: 'quality roles',
    path: '/api/QualityAssurance/roles',
    run: ask(roleQueries.qualityRoles()),
    isAdministrators: true,
  },
  { name: 'articles', path: '/api/articles', run: ask(articleQueries.list({ take: 5 })) },
  {
    name: 'article search',
    path: '/api/articles',
    run: ask(articleQueries.search('tarte', articleSearchScope('all', []))),
  },
  {
    name: 'articles by name',
    path: '/api/articles/name',
    run: ask(articleQueries.byName('Tarte à la crème 1 part')),
  },
  { name: 'one article', path: '/api/articles/13', run: ask(articleQueries.detail(13)) },
  { name: 'labels', path: '/api/labels', run: ask(labelQueries.list()) },
  { name: 'one label', path: '/api/labels/1', run: ask(labelQueries.detail(1)) },
  { name: 'printers', path: '/api/printers', run: ask(printerQueries.list()) },
  { name: 'own settings', path: '/api/preferences/userSettings', run: ask(preferenceQueries.mine()) },
  {
    name: 'printers of a computer',
    path: '/api/preferences/computers',
    run: ask(preferenceQueries.ofComputer('BAKERY-01')),
  },
  {
    name: 'invitations',
    path: '/api/users/invitations',
    run: ask(invitationQueries.pending()),
    isAdministrators: true,
  },
  {
    name: 'all groups',
    path: '/api/groups/getallgroups',
    run: ask(groupQueries.ofOrganization()),
    isAdministrators: true,
  },
  { name: 'widgets', path: '/api/widgets', run: ask(widgetQueries.list()) },
];
