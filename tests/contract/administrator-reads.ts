import { completedNumbersQuery } from '../../src/pages/label/list/api/completed-number-queries';
import { agentQueries } from '@/entities/agent';
import { articleQueries } from '@/entities/article';
import { groupQueries } from '@/entities/group';
import { integrationClientQueries } from '@/entities/integration-client';
import { labelQueries, counterQueries } from '@/entities/label';
import { reviewQueries } from '@/entities/review';
import { mediaQueries } from '../../src/entities/media/api/media-queries';
import { orderQueries } from '@/entities/order';
import { connectorSetupQueries } from '@/entities/connector';
import { roleQueries } from '@/entities/session';
import { standardLabelQueries } from '@/entities/standard-label';
import { countQueries } from '../../src/pages/dashboard/api/count-queries';
import { systemQueries } from '../../src/pages/system/api/system-queries';
import { invitationQueries } from '@/features/pending-invitations';
import { userQueries } from '@/entities/user';
import { webHookQueries } from '@/entities/web-hook';
import { ask, type AppRead } from './app-read.ts';

/** Every GET of the product API that the app makes for people who manage something. */
export const administratorReads: readonly AppRead[] = [
  {
    name: 'quality roles',
    path: '/api/QualityAssurance/roles',
    run: ask(roleQueries.qualityRoles()),
  },
  {
    name: 'all labels',
    path: '/api/labels/getalllabelsbyorganization',
    run: ask(labelQueries.ofOrganization()),
  },
  {
    name: 'places of labels',
    path: '/api/labels/groupPrinters',
    run: ask(labelQueries.places()),
  },
  {
    name: 'a label to be changed',
    path: '/api/labels/1/setup',
    run: ask(labelQueries.setup(1)),
  },
  {
    name: 'versions of a label',
    path: '/api/labels/1/versions',
    run: ask(labelQueries.versions(1)),
  },
  {
    name: 'labels that completed numbers',
    path: '/api/labels/completedNumbers',
    run: ask(completedNumbersQuery()),
  },
  {
    name: 'what becomes of a new version',
    path: '/api/labels/review',
    run: ask(labelQueries.review()),
  },
  {
    name: 'all orders',
    path: '/api/orders/getordersbyorganization',
    run: ask(orderQueries.pageOfOrganization({ searchQuery: '', offset: 0, take: 5, sort: '-date' })),
  },
  {
    name: 'articles of the administration',
    path: '/api/articles',
    run: ask(articleQueries.page({ searchQuery: '', offset: 0, take: 5, sort: '-changed' })),
  },
  { name: 'users', path: '/api/users', run: ask(userQueries.list()) },
  { name: 'one user', path: '/api/users/2', run: ask(userQueries.detail(2)) },
  {
    name: 'invitations',
    path: '/api/users/invitations',
    run: ask(invitationQueries.pending()),
  },
  {
    name: 'all groups',
    path: '/api/groups/getallgroups',
    run: ask(groupQueries.ofOrganization()),
  },
  {
    name: 'what belongs to groups',
    path: '/api/groups/counts',
    run: ask(groupQueries.counts()),
  },
  {
    name: 'people for groups',
    path: '/api/groups/people',
    run: ask(groupQueries.people()),
  },
  {
    name: 'one connector',
    path: '/api/connectors/2',
    run: ask(connectorSetupQueries.one(2)),
  },
  { name: 'agents', path: '/api/agents', run: ask(agentQueries.list()) },
  {
    name: 'integration clients',
    path: '/api/integrationclients',
    run: ask(integrationClientQueries.list()),
  },
  {
    name: 'one integration client',
    path: '/api/integrationclients/1',
    run: ask(integrationClientQueries.one(1)),
  },
  {
    name: 'counters of numbers on labels',
    path: '/api/counters',
    run: ask(counterQueries.list()),
  },
  {
    name: 'the numbers that a counter allotted',
    path: '/api/counters/1/ranges',
    run: ask(counterQueries.ranges(1, false)),
  },
  {
    name: 'the days that dates on labels go by',
    path: '/api/labeldays',
    run: ask(counterQueries.days()),
  },
  {
    name: 'web hooks',
    path: '/api/integrationwebhooks',
    run: ask(webHookQueries.list()),
  },
  {
    name: 'deliveries of a web hook',
    path: '/api/integrationwebhooks/1/deliveries',
    run: ask(webHookQueries.deliveries(1)),
  },
  {
    name: 'use of the media library',
    path: '/api/mediaLibrary/usage',
    run: ask(mediaQueries.usage()),
  },
  {
    name: 'what a picture stands on',
    path: '/api/mediaLibrary/files/2/usage',
    run: ask(mediaQueries.use(2)),
  },
  {
    name: 'standard label templates',
    path: '/api/labels/standardLabelTemplates',
    run: ask(standardLabelQueries.templates()),
  },
  {
    name: 'standard labels',
    path: '/api/labels/standardLabels',
    run: ask(standardLabelQueries.kept()),
  },
  {
    name: 'counts',
    path: '/api/counts',
    run: ask(countQueries.ofOrganization()),
  },
  {
    name: 'the state of the organisation',
    path: '/api/system',
    run: ask(systemQueries.watched()),
  },
  {
    name: 'pending versions',
    path: '/api/QualityAssurance/pendingVersions',
    run: ask(reviewQueries.pending()),
  },
];
