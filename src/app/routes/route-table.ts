import { access, type AccessRule } from '@/entities/session';
import { paths, type RouteName } from '@/shared/routes';
import type { RouteAccess } from './decide-navigation';
import { pageLoader } from './page-loader';
import type { RouteSpec } from './route-spec';

/** A screen in the frame of those who are signed in. `page` is its file in src/pages, without the folder ui. */
const inside = (name: RouteName, title: string, rule: AccessRule, page: string): RouteSpec => ({
  path: paths[name],
  title,
  access: rule,
  layout: 'member',
  page: pageLoader(page),
});

/** A screen in the frame of those who are not. */
const outside = (name: RouteName, title: string, rule: RouteAccess, page: string): RouteSpec => ({
  path: paths[name],
  title,
  access: rule,
  layout: 'public',
  page: pageLoader(page),
});

/** Signing in and out, and what is open to everybody. */
export const publicRoutes = [
  outside('login', 'Sign in', 'signed-out', 'account/login/login-page'),
  outside('register', 'Register', 'public', 'account/register/register-page'),
  outside('policy', 'Policy', 'public', 'account/policy/policy-page'),
  outside('invite', 'Account setup', 'public', 'account/invite/invite-page'),
  outside('passwordForgot', 'Forgot password', 'public', 'account/password-forgot/password-forgot-page'),
  outside('silentLogin', 'Signing in', 'public', 'account/silent-login/silent-login-page'),
  outside('logout', 'Logout', 'public', 'account/logout/logout-page'),
];

/** Printing, and what a person set and printed. */
const printRoutes = [
  inside('home', 'Home', access.member, 'home/home-page'),
  inside('myOrders', 'My orders', access.member, 'print/orders/my-orders-page'),
  inside('quickPrint', 'Quick print', access.member, 'widget/quick-print/quick-print-page'),
  inside('printOrder', 'Print order', access.member, 'print/order/print-order-page'),
  inside('printArticles', 'My articles', access.member, 'print/articles/print-articles-page'),
  inside('printArticle', 'Print article', access.member, 'print/article/print-article-page'),
  inside('printConnectorArticle', 'Print article', access.member, 'print/article/print-article-page'),
  inside('printLabels', 'My labels', access.member, 'print/labels/print-labels-page'),
  inside(
    'printLabelArticles',
    'Articles of a label',
    access.member,
    'print/label-articles/label-articles-page',
  ),
  inside('printLabel', 'Print label', access.member, 'print/label/print-label-page'),
  inside('printLabelOrder', 'Print label', access.member, 'print/order/print-label-order-page'),
  inside('printLabelArticle', 'Print label', access.member, 'print/label-article/print-label-article-page'),
  inside(
    'printLabelArticleName',
    'Print label',
    access.member,
    'print/label-article-name/print-article-name-page',
  ),
  inside('widgets', 'Widgets', access.member, 'widget/my-widgets/widgets-page'),
  inside('settings', 'Settings', access.signedIn, 'account/settings/settings-page'),
  inside('printHistory', 'Print history', access.signedIn, 'print/history/print-history-page'),
];

/** The organisation's people, groups, articles, orders, labels and printers. */
const administrationRoutes = [
  inside('dashboard', 'Dashboard', access.administration, 'dashboard/dashboard-page'),
  inside('users', 'Users', access.administration, 'user/list/users-page'),
  inside('user', 'User', access.administration, 'user/form/edit-user-page'),
  inside('userAdd', 'Add user', access.administration, 'user/form/add-user-page'),
  inside('groups', 'Groups', access.groups, 'group/list/groups-page'),
  inside('group', 'Group', access.groups, 'group/form/edit-group-page'),
  inside('groupAdd', 'Add group', access.groups, 'group/form/add-group-page'),
  inside('articles', 'Articles', access.articles, 'article/list/articles-page'),
  inside('article', 'Article', access.articles, 'article/form/article-page'),
  inside('orders', 'Orders', access.orders, 'order/list/orders-page'),
  inside('order', 'Order', access.orders, 'order/form/edit-order-page'),
  inside('orderAdd', 'Add order', access.orders, 'order/form/add-order-page'),
  inside('labels', 'Labels', access.labels, 'label/list/labels-page'),
  inside('label', 'Label', access.labels, 'label/form/edit-label-page'),
  inside('labelAdd', 'Add label', access.labels, 'label/form/add-label-page'),
  inside('standardLabels', 'Standard labels', access.labels, 'standard-label/list/standard-labels-page'),
  inside('standardLabel', 'Standard label', access.labels, 'standard-label/form/standard-label-page'),
  inside('mediaLibrary', 'Media library', access.labels, 'media/library/media-library-page'),
  inside('printers', 'Printers', access.printers, 'printer/list/printers-page'),
  inside('printerAdd', 'Add printer', access.printers, 'printer/form/add-printer-page'),
  inside('printer', 'Printer', access.printers, 'printer/form/edit-printer-page'),
  inside('preferences', 'Print preferences', access.preferences, 'preference/list/preferences-page'),
  inside('preference', 'Print preference', access.preferences, 'preference/form/preference-detail-page'),
  inside(
    'widgetAdministration',
    'Widgets',
    access.administration,
    'widget/administration/widget-administration-page',
  ),
  inside(
    'subscriptionCancel',
    'Subscription',
    access.tenantAdministration,
    'subscription/cancel/subscription-cancel-page',
  ),
];

/** Review of label versions, from upload to publication. */
const reviewRoutes = [
  inside('qualityLabels', 'Label review', access.quality, 'review/list/review-list-page'),
  inside('qualityLabel', 'Label versions', access.quality, 'review/detail/label-review-page'),
  inside('qualityPreview', 'Preview', access.quality, 'review/preview/preview-page'),
  inside('qualityApprove', 'Approve', access.quality, 'review/approve/approve-page'),
  inside('qualityPublish', 'Publish', access.quality, 'review/publish/publish-page'),
  inside('qualityUpload', 'Upload version', access.quality, 'review/upload/upload-version-page'),
  inside('qualityReplace', 'Replace version', access.quality, 'review/upload/replace-version-page'),
];

/** Imports, programs that call, and what runs elsewhere. */
const integrationRoutes = [
  inside(
    'integrationClients',
    'Integration clients',
    access.administration,
    'integration-client/list/integration-clients-page',
  ),
  inside(
    'integrationClientAdd',
    'Add integration client',
    access.administration,
    'integration-client/form/add-integration-client-page',
  ),
  inside(
    'integrationClient',
    'Integration client',
    access.administration,
    'integration-client/form/edit-integration-client-page',
  ),
  inside('webHooks', 'Web hooks', access.administration, 'integration/web-hooks/web-hooks-page'),
  inside('importData', 'Import data', access.imports, 'import/data/import-data-page'),
  inside(
    'importConfigurations',
    'Import configurations',
    access.administration,
    'import-configuration/list/import-configurations-page',
  ),
  inside(
    'importConfigurationAdd',
    'Add import configuration',
    access.administration,
    'import-configuration/form/add-configuration-page',
  ),
  inside(
    'importConfiguration',
    'Import configuration',
    access.administration,
    'import-configuration/form/edit-configuration-page',
  ),
  inside('importHistory', 'Import history', access.imports, 'import/history/import-history-page'),
  inside('activeAgents', 'Active agents', access.administration, 'integration/agents/agents-page'),
  inside('connectors', 'Connectors', access.connectors, 'integration/connectors/connectors-page'),
  inside('connector', 'Connector', access.connectors, 'integration/connectors/connector-page'),
];

/** Every screen of the specification, section 2: it exists when it has a line here. */
export const routeTable: readonly RouteSpec[] = [
  ...publicRoutes,
  ...administrationRoutes,
  ...printRoutes,
  ...reviewRoutes,
  ...integrationRoutes,
];
