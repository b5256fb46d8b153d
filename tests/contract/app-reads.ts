import { agentQueries } from '@/entities/agent';
import { articleQueries, articleSearchScope, connectorArticleQueries } from '@/entities/article';
import { featureFlagQueries } from '@/entities/feature-flag';
import { groupQueries } from '@/entities/group';
import { integrationClientQueries } from '@/entities/integration-client';
import { labelQueries } from '@/entities/label';
import { labelReviewQueries } from '@/entities/label-review';
import { mediaQueries } from '../../src/entities/media/api/media-queries';
import { orderQueries } from '@/entities/order';
import { printJobQueries } from '@/entities/print-job';
import { connectorQueries, connectorSetupQueries } from '@/entities/connector';
import { printerQueries } from '@/entities/printer';
import { helperDownloadQueries } from '@/entities/printer-helper';
import { preferenceQueries } from '@/entities/preference';
import { roleQueries } from '@/entities/session';
import { standardLabelQueries } from '@/entities/standard-label';
import { subscriptionQueries } from '@/entities/subscription';
import { widgetQueries } from '../../src/entities/widget/api/widget-queries';
import { requestSubscriptionStatus } from '../../src/features/sign-in/api/sign-in-requests';

import { countQueries } from '../../src/pages/dashboard/api/count-queries';
import { webHookQueries } from '../../src/pages/integration/web-hooks/api/web-hook-queries';
import { invitationQueries } from '@/features/pending-invitations';
import { userQueries } from '@/entities/user';
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
  {
    name: 'all labels',
    path: '/api/labels/getalllabelsbyorganization',
    run: ask(labelQueries.ofOrganization()),
    isAdministrators: true,
  },
  {
    name: 'places of labels',
    path: '/api/labels/groupPrinters',
    run: ask(labelQueries.places()),
    isAdministrators: true,
  },
  {
    name: 'a label to be changed',
    path: '/api/labels/1/setup',
    run: ask(labelQueries.setup(1)),
    isAdministrators: true,
  },
  {
    name: 'versions of a label',
    path: '/api/labels/1/versions',
    run: ask(labelQueries.versions(1)),
    isAdministrators: true,
  },
  {
    name: 'what becomes of a new version',
    path: '/api/labels/review',
    run: ask(labelQueries.review()),
    isAdministrators: true,
  },
  {
    name: 'orders',
    path: '/api/orders',
    run: ask(orderQueries.page({ searchQuery: '', offset: 0, take: 5 })),
  },
  {
    name: 'all orders',
    path: '/api/orders/getordersbyorganization',
    run: ask(orderQueries.pageOfOrganization({ searchQuery: '', offset: 0, take: 5, sort: '-date' })),
    isAdministrators: true,
  },
  {
    name: 'articles of the administration',
    path: '/api/articles',
    run: ask(articleQueries.page({ searchQuery: '', offset: 0, take: 5, sort: '-changed' })),
    isAdministrators: true,
  },
  { name: 'one order', path: '/api/orders/1', run: ask(orderQueries.detail(1)) },
  { name: 'printers', path: '/api/printers', run: ask(printerQueries.list()) },
  { name: 'printer vendors', path: '/api/printers/vendors', run: ask(printerQueries.vendors()) },
  { name: 'print settings', path: '/api/print-settings', run: ask(preferenceQueries.ofPrint(1, 1)) },
  { name: 'own settings', path: '/api/preferences/userSettings', run: ask(preferenceQueries.mine()) },
  {
    name: 'printers of a computer',
    path: '/api/preferences/computers',
    run: ask(preferenceQueries.ofComputer('BAKERY-01')),
  },
  { name: 'users', path: '/api/users', run: ask(userQueries.list()), isAdministrators: true },
  { name: 'one user', path: '/api/users/2', run: ask(userQueries.detail(2)), isAdministrators: true },
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
  { name: 'own groups', path: '/api/groups', run: ask(groupQueries.mine()) },
  {
    name: 'what belongs to groups',
    path: '/api/groups/counts',
    run: ask(groupQueries.counts()),
    isAdministrators: true,
  },
  {
    name: 'people for groups',
    path: '/api/groups/people',
    run: ask(groupQueries.people()),
    isAdministrators: true,
  },
  { name: 'connectors', path: '/api/connectors', run: ask(connectorQueries.list()) },
  {
    name: 'one connector',
    path: '/api/connectors/2',
    run: ask(connectorSetupQueries.one(2)),
    isAdministrators: true,
  },
  {
    name: 'articles of a connector',
    path: '/api/connectors/2/articles',
    run: ask(connectorArticleQueries.page(2, { searchQuery: '', offset: 0, take: 5 })),
  },
  {
    name: 'one article of a connector',
    path: '/api/connectors/2/articles/007%2FA',
    run: ask(connectorArticleQueries.detail(2, '007/A')),
  },
  { name: 'agents', path: '/api/agents', run: ask(agentQueries.list()), isAdministrators: true },
  {
    name: 'integration clients',
    path: '/api/integrationclients',
    run: ask(integrationClientQueries.list()),
    isAdministrators: true,
  },
  {
    name: 'one integration client',
    path: '/api/integrationclients/1',
    run: ask(integrationClientQueries.one(1)),
    isAdministrators: true,
  },
  {
    name: 'web hooks',
    path: '/api/integrationwebhooks',
    run: ask(webHookQueries.list()),
    isAdministrators: true,
  },
  {
    name: 'deliveries of a web hook',
    path: '/api/integrationwebhooks/1/deliveries',
    run: ask(webHookQueries.deliveries(1)),
    isAdministrators: true,
  },
  { name: 'pictures', path: '/api/mediaLibrary/files', run: ask(mediaQueries.list()) },
  {
    name: 'use of the media library',
    path: '/api/mediaLibrary/usage',
    run: ask(mediaQueries.usage()),
    isAdministrators: true,
  },
  {
    name: 'what a picture stands on',
    path: '/api/mediaLibrary/files/2/usage',
    run: ask(mediaQueries.use(2)),
    isAdministrators: true,
  },
  {
    name: 'standard label templates',
    path: '/api/labels/standardLabelTemplates',
    run: ask(standardLabelQueries.templates()),
    isAdministrators: true,
  },
  {
    name: 'standard labels',
    path: '/api/labels/standardLabels',
    run: ask(standardLabelQueries.kept()),
    isAdministrators: true,
  },
  {
    name: 'print history',
    path: '/api/printjobs',
    run: ask(printJobQueries.page({}, { offset: 0, take: 5 })),
  },
  {
    name: 'labels per day',
    path: '/api/printjobs/perday',
    run: ask(printJobQueries.perDay({}, 'Europe/Berlin')),
  },
  { name: 'who printed', path: '/api/printjobs/people', run: ask(printJobQueries.people()) },
  {
    name: 'counts',
    path: '/api/counts',
    run: ask(countQueries.ofOrganization()),
    isAdministrators: true,
  },
  { name: 'label count', path: '/api/labels/count', run: ask(countQueries.labels()) },
  {
    name: 'pending versions',
    path: '/api/QualityAssurance/pendingVersions',
    run: ask(labelReviewQueries.pending()),
    isAdministrators: true,
  },
  { name: 'widgets', path: '/api/widgets', run: ask(widgetQueries.list()) },
];
