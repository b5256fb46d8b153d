import type { specificationRoutes } from './specification-routes.ts';

type SpecificationRoute = (typeof specificationRoutes)[number];

/** One row of the specification's table of section 6: what belongs to it in the app and on the server, and who may. */
export interface AccessArea {
  readonly area: string;
  /** Any of these tags; everybody who is signed in; or everybody. */
  readonly opensFor: readonly string[] | 'signed-in' | 'public';
  readonly routes: readonly SpecificationRoute[];
  readonly calls: readonly string[];
}

const administrator = 'AccountType:Administrator';

/** Spelled again and not imported: whoever changes a rule of either program by accident is noticed here. */
export const accessAreas: readonly AccessArea[] = [
  {
    area: 'Open to everybody',
    opensFor: 'public',
    routes: ['/policy', '/invite', '/account/forgot', '/silent-login', '/logout'],
    calls: [
      'GET /health',
      'GET /openapi.json',
      'GET /setup',
      'GET /setup.js',
      'POST /api/setup',
      'POST /api/account/login',
      'POST /api/account/refresh',
      'POST /api/account/logout',
      'GET /api/account/OpenIdProviders',
      'POST /api/account/loginOidc',
      'POST /api/account/register',
      'POST /api/account/verify',
      'POST /api/account/verify/send',
      'POST /api/account/invitation',
      'POST /api/Account/password/forgot',
      'POST /api/account/password/reset',
      'GET /api/subscription/templates',
      'GET /api/printfiles/{token}',
    ],
  },
  {
    area: 'Whoever is signed in: their own settings and history, and what every screen reads',
    opensFor: 'signed-in',
    routes: ['/settings', '/printhistory'],
    calls: [
      'PUT /api/account/password',
      'GET /api/features',
      'GET /api/subscription',
      'GET /api/subscription/status',
      'GET /api/printjobs/count',
      'GET /api/articles',
      'GET /api/articles/name',
      'GET /api/articles/{id}',
      'GET /api/groups',
      'GET /api/labels',
      'GET /api/labels/getalllabelsbyorganization',
      'GET /api/labels/count',
      'GET /api/labels/{id}',
      'GET /api/mediaLibrary/files',
      'GET /api/mediaLibrary/files/{id}',
      'GET /api/printers',
      'GET /api/printers/vendors',
      'GET /api/printers/{id}',
      'GET /api/preferences/userSettings',
      'POST /api/preferences/userSettings',
      'GET /api/preferences/computers',
      'GET /api/users/roles',
      'GET /api/users/permissions',
      'GET /api/printjobs',
      'GET /api/updates/downloads',
      'GET /api/widgets',
      'PUT /api/widgets/{id}/favorite',
    ],
  },
  {
    area: 'Dashboard, users, integration clients, web hooks, import configurations, active agents, admin widgets',
    opensFor: [administrator],
    routes: [
      '/',
      '/users',
      '/users/{id}',
      '/adduser',
      '/integrationclients',
      '/integrationclients/add',
      '/integrationclients/{integrationClientId}/edit',
      '/integrationwebhooks',
      '/importconfigurations',
      '/importconfigurations/create',
      '/importconfigurations/{id}/edit',
      '/activeagents',
      '/admin/widgets',
    ],
    calls: [
      'GET /api/users/invitations',
      'POST /api/users/invite',
      'DELETE /api/users/invitations/{id}',
      'POST /api/users/invitations/{id}/send',
      'GET /api/audit',
    ],
  },
  {
    area: 'Home, printing routes, widgets',
    opensFor: ['AccountType:User'],
    routes: [
      '/home',
      '/myorders',
      '/quickprint',
      '/print-order/{id}',
      '/print-articles/{connectorId?}',
      '/print-article/{id}/{connectorId?}',
      '/print-connector-article/{connectorId}/{id}',
      '/print-labels',
      '/print-labels/{labelId}/articles',
      '/print-labels/{id}',
      '/print-labels/{id}/order/{orderId}',
      '/print-labels/{labelId}/article/{articleId}/{connectorId?}',
      '/print-labels/{labelId}/articlename/{articleName}',
      '/widgets',
    ],
    calls: [
      'POST /api/printjobs',
      'POST /api/printjobs/article',
      'POST /api/print',
      'PUT /api/printjobs/status',
      'PUT /api/printjobs/printjobentries/status',
    ],
  },
  {
    area: 'Subscription',
    opensFor: ['AccountType:TenantAdmin'],
    routes: ['/subscription/cancel'],
    calls: ['POST /api/subscription/register', 'POST /api/subscription/cancel'],
  },
  {
    area: 'Articles',
    opensFor: [administrator, 'UserRole:ArticleManager'],
    routes: ['/articles', '/articles/{articleId}'],
    calls: ['POST /api/articles'],
  },
  {
    area: 'Groups',
    opensFor: ['UserRole:GroupManager'],
    routes: ['/groups', '/groups/{groupid}', '/addgroup'],
    calls: [],
  },
  {
    area: 'Forms that offer groups: users, groups, articles, orders, imports',
    opensFor: [
      administrator,
      'UserRole:GroupManager',
      'UserRole:ArticleManager',
      'UserRole:OrderManager',
      'UserRole:DataImporter',
    ],
    routes: [],
    calls: ['GET /api/groups/getallgroups'],
  },
  {
    area: 'Orders',
    opensFor: ['UserRole:OrderManager'],
    routes: ['/orders', '/orders/{orderId}', '/addorder'],
    calls: [],
  },
  {
    area: 'Labels, standard labels, media library',
    opensFor: ['UserRole:LabelManager'],
    routes: [
      '/labels',
      '/labels/{id}',
      '/addlabel',
      '/standardlabels',
      '/standardlabels/{id}',
      '/media-library',
    ],
    calls: [],
  },
  {
    area: 'Import data, import history',
    opensFor: ['UserRole:DataImporter'],
    routes: ['/importdata', '/importhistory'],
    calls: [],
  },
  {
    // The table says PrinterManager, which names a role and a permission: either opens it.
    area: 'Preferences',
    opensFor: ['UserRole:PrinterManager', 'UserPermission:PrinterManager'],
    routes: ['/preferences', '/preferences-detail/label/{labelId}/printer/{printerId}'],
    calls: [
      'POST /api/preferences/computers/printerPreferences',
      'POST /api/print-settings',
      'PUT /api/print-settings',
    ],
  },
  {
    area: 'Connectors',
    opensFor: [administrator],
    routes: ['/connectors', '/connectors/{connectorId}'],
    calls: [],
  },
  {
    area: 'QA screens',
    opensFor: [
      administrator,
      'QualityAssuranceRole:Master',
      'QualityAssuranceRole:LabelDesigner',
      'QualityAssuranceRole:DataApprover',
      'QualityAssuranceRole:DesignApprover',
      'QualityAssuranceRole:Publisher',
      'QualityAssuranceRole:QualityManager',
    ],
    routes: [
      '/qa/labels',
      '/qa/labels/{labelId}/details',
      '/qa/labels/{labelId}/versions/{versionId}/preview',
      '/qa/labels/{labelId}/versions/{versionId}/approve',
      '/qa/labels/{labelId}/versions/{versionId}/publish',
      '/qa/labels/{labelId}/upload',
      '/qa/labels/{labelId}/versions/{versionId}/replace',
    ],
    calls: ['GET /api/QualityAssurance/pendingVersions', 'GET /api/QualityAssurance/roles'],
  },
  {
    area: 'Printers',
    opensFor: ['UserPermission:PrinterManager'],
    routes: ['/printers', '/addprinter', '/editprinter/{id}'],
    calls: [],
  },
];

/** Open to whoever is not signed in, and to nobody else: they have no rule of the table. */
export const signedOutRoutes: readonly SpecificationRoute[] = ['/login', '/register'];
