import { access, type AccessRule } from '@/entities/session';
import { paths, type RouteName } from '@/shared/routes';
import { texts } from '../i18n';
import type { RouteAccess } from './decide-navigation';
import { pageLoader, pageParts, pageReads } from './page-loader';
import type { RouteSpec } from './route-spec';

/**
 * Route in the member layout. `page` is its file in src/pages, without the folder ui; `openedPage` is that of the form
 * that opens under the address of its list.
 */
const inside = (name: RouteName, rule: AccessRule, page: string, openedPage?: string): RouteSpec => ({
  path: paths[name],
  title: () => texts.screens[name],
  access: rule,
  layout: 'member',
  page: pageLoader(page),
  firstReads: pageReads(page),
  fetchParts: pageParts(page),
  ...(openedPage !== undefined && { openedPage: pageLoader(openedPage) }),
});

/** Route in the public layout. */
const outside = (name: RouteName, rule: RouteAccess, page: string): RouteSpec => ({
  path: paths[name],
  title: () => texts.screens[name],
  access: rule,
  layout: 'public',
  page: pageLoader(page),
});

/** Sign-in, sign-out, and screens open to everybody. */
export const publicRoutes = [
  outside('login', 'signed-out', 'account/login/login-page'),
  outside('register', 'public', 'account/register/register-page'),
  outside('policy', 'public', 'account/policy/policy-page'),
  outside('invite', 'public', 'account/invite/invite-page'),
  outside('passwordForgot', 'public', 'account/password-forgot/password-forgot-page'),
  outside('secondFactor', access.signedIn, 'account/settings/required-factor-page'),
  outside('silentLogin', 'public', 'account/silent-login/silent-login-page'),
  outside('logout', 'public', 'account/logout/logout-page'),
];

/** Screens for printing, and for the person's own settings and prints. */
const printRoutes = [
  inside('home', access.member, 'home/home-page'),
  inside('myOrders', access.member, 'print/orders/my-orders-page'),
  inside('quickPrint', access.member, 'widget/quick-print/quick-print-page'),
  inside('printOrder', access.member, 'print/order/print-order-page'),
  inside('printArticles', access.member, 'print/articles/print-articles-page'),
  inside('printArticle', access.member, 'print/article/print-article-page'),
  inside('printConnectorArticle', access.member, 'print/article/print-article-page'),
  inside('printLabels', access.member, 'print/labels/print-labels-page'),
  inside('printLabelArticles', access.member, 'print/label-articles/label-articles-page'),
  inside('printLabel', access.member, 'print/label/print-label-page'),
  inside('printLabelFile', access.member, 'print/file/print-file-page'),
  inside('printLabelOrder', access.member, 'print/order/print-label-order-page'),
  inside('printLabelArticle', access.member, 'print/label-article/print-label-article-page'),
  inside('printLabelArticleName', access.member, 'print/label-article-name/print-article-name-page'),
  inside('widgets', access.member, 'widget/my-widgets/widgets-page'),
  inside('settings', access.signedIn, 'account/settings/settings-page'),
  inside('printHistory', access.signedIn, 'print/history/print-history-page'),
];

/** Screens of the organisation's people, groups, articles, orders, labels and printers. */
const administrationRoutes = [
  inside('dashboard', access.administration, 'dashboard/dashboard-page'),
  inside('users', access.administration, 'user/list/users-page'),
  inside('user', access.administration, 'user/form/edit-user-page'),
  inside('userAdd', access.administration, 'user/form/add-user-page'),
  inside('groups', access.groups, 'group/list/groups-page'),
  inside('group', access.groups, 'group/form/edit-group-page'),
  inside('groupAdd', access.groups, 'group/form/add-group-page'),
  inside('articles', access.articles, 'article/list/articles-page'),
  inside('article', access.articles, 'article/form/article-page'),
  inside('orders', access.orders, 'order/list/orders-page'),
  inside('order', access.orders, 'order/form/edit-order-page'),
  inside('orderAdd', access.orders, 'order/form/add-order-page'),
  inside('labels', access.labels, 'label/list/labels-page'),
  inside('label', access.labels, 'label/form/edit-label-page'),
  inside('labelAdd', access.labels, 'label/form/add-label-page'),
  inside('labelDesignNew', access.labels, 'label/design/design-page'),
  inside('labelDesign', access.labels, 'label/design/design-page'),
  inside('labelFiles', access.labels, 'label/files/label-files-page'),
  inside('standardLabels', access.labels, 'standard-label/list/standard-labels-page'),
  inside('standardLabel', access.labels, 'standard-label/form/standard-label-page'),
  inside('mediaLibrary', access.labels, 'media/library/media-library-page'),
  inside('printers', access.printers, 'printer/list/printers-page'),
  inside('printerAdd', access.printers, 'printer/form/add-printer-page'),
  inside('printer', access.printers, 'printer/form/edit-printer-page'),
  inside('preferences', access.preferences, 'preference/list/preferences-page'),
  inside('preference', access.preferences, 'preference/form/preference-detail-page'),
  inside(
    'widgetAdministration',
    access.administration,
    'widget/list/widget-administration-page',
    'widget/form/widget-page',
  ),
  inside('counters', access.administration, 'counter/list/counters-page', 'counter/form/counter-page'),
  inside('system', access.administration, 'system/system-page'),
  inside('subscriptionCancel', access.tenantAdministration, 'subscription/cancel/subscription-cancel-page'),
];

/** Screens for the review of label versions, from upload to publication. */
const reviewRoutes = [
  inside('qualityLabels', access.quality, 'review/list/review-list-page'),
  inside('qualityLabel', access.quality, 'review/detail/label-review-page'),
  inside('qualityPreview', access.quality, 'review/preview/preview-page'),
  inside('qualityApprove', access.quality, 'review/approve/approve-page'),
  inside('qualityPublish', access.quality, 'review/publish/publish-page'),
  inside('qualityUpload', access.quality, 'review/upload/upload-version-page'),
  inside('qualityReplace', access.quality, 'review/upload/replace-version-page'),
  inside('qualityDesign', access.quality, 'label/design/design-page'),
];

/** Screens of imports, API clients, and programs that run in the customer's network. */
const integrationRoutes = [
  inside('integrationClients', access.administration, 'integration-client/list/integration-clients-page'),
  inside(
    'integrationClientAdd',
    access.administration,
    'integration-client/form/add-integration-client-page',
  ),
  inside('integrationClient', access.administration, 'integration-client/form/edit-integration-client-page'),
  inside('webHooks', access.administration, 'web-hook/list/web-hooks-page', 'web-hook/form/web-hook-page'),
  inside('importData', access.imports, 'import/data/import-data-page'),
  inside(
    'importConfigurations',
    access.administration,
    'import-configuration/list/import-configurations-page',
  ),
  inside('importConfigurationAdd', access.administration, 'import-configuration/form/add-configuration-page'),
  inside('importConfiguration', access.administration, 'import-configuration/form/edit-configuration-page'),
  inside('importHistory', access.imports, 'import/history/import-history-page'),
  inside('activeAgents', access.administration, 'agent/list/agents-page', 'agent/form/agent-page'),
  inside(
    'connectors',
    access.connectors,
    'connector/list/connectors-page',
    'connector/form/add-connector-page',
  ),
  inside('connector', access.connectors, 'connector/form/connector-page'),
];

/** Every screen of the specification, section 2; a screen exists only if it has a line here. */
export const routeTable: readonly RouteSpec[] = [
  ...publicRoutes,
  ...administrationRoutes,
  ...printRoutes,
  ...reviewRoutes,
  ...integrationRoutes,
];
