import { articleQueries, articleSearchScope, connectorArticleQueries } from '@/entities/article';
import { featureFlagQueries, subscriptionQueries } from '@/entities/subscription';
import { groupQueries } from '@/entities/group';
import { fileMappingQueries, labelQueries } from '@/entities/label';
import { mediaQueries } from '../../src/entities/media/api/media-queries';
import { orderQueries } from '@/entities/order';
import { printJobQueries } from '@/entities/print-job';
import { connectorQueries } from '@/entities/connector';
import { printerQueries } from '@/entities/printer';
import { helperDownloadQueries } from '@/entities/printer-helper';
import { preferenceQueries } from '@/entities/preference';
import { roleQueries } from '@/entities/session';
import { widgetQueries } from '../../src/entities/widget/api/widget-queries';
import { secondFactorQueries } from '@/features/user-settings';
import { requestSubscriptionStatus } from '../../src/features/sign-in/api/sign-in-requests';
import { countQueries } from '../../src/pages/dashboard/api/count-queries';
import { ask, type AppRead } from './app-read.ts';

const free = { type: 'Free' } as Parameters<typeof subscriptionQueries.printCount>[0];

/** Every GET of the product API that the app makes for everybody. */
export const memberReads: readonly AppRead[] = [
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
  {
    name: 'second factor',
    path: '/api/account/secondfactor',
    run: ask(secondFactorQueries.mine()),
  },
  { name: 'roles', path: '/api/users/roles', run: ask(roleQueries.mine()) },
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
    name: 'how columns of files fill a label',
    path: '/api/labels/1/filemappings',
    run: ask(fileMappingQueries.ofLabel(1)),
  },
  {
    name: 'orders',
    path: '/api/orders',
    run: ask(orderQueries.page({ searchQuery: '', offset: 0, take: 5 })),
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
  { name: 'own groups', path: '/api/groups', run: ask(groupQueries.mine()) },
  { name: 'connectors', path: '/api/connectors', run: ask(connectorQueries.list()) },
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
  { name: 'pictures', path: '/api/mediaLibrary/files', run: ask(mediaQueries.list()) },
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
  { name: 'label count', path: '/api/labels/count', run: ask(countQueries.labels()) },
  { name: 'widgets', path: '/api/widgets', run: ask(widgetQueries.list()) },
];
