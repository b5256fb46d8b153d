import { administrator, type AccessArea } from './access-area.ts';

/** Areas of printing, printers and their preferences. */
export const printingAreas: readonly AccessArea[] = [
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
      '/print-labels/{labelId}/file',
      '/print-labels/{id}/order/{orderId}',
      '/print-labels/{labelId}/article/{articleId}/{connectorId?}',
      '/print-labels/{labelId}/articlename/{articleName}',
      '/widgets',
    ],
    calls: [
      'POST /api/printjobs',
      'POST /api/printjobs/article',
      'POST /api/printjobs/{id}/reprint',
      'POST /api/printjobs/{id}/linechecks',
      'POST /api/print',
      'GET /api/labels/{id}/filemappings',
      'PUT /api/labels/{id}/filemappings',
    ],
  },
  {
    // People who design print proofs, and need not be people who print. Everybody reports their own prints only.
    area: 'Own prints, after they were created',
    opensFor: [
      'AccountType:User',
      'UserRole:LabelManager',
      'QualityAssuranceRole:LabelDesigner',
      'QualityAssuranceRole:Master',
    ],
    routes: [],
    calls: [
      'PUT /api/printjobs/status',
      'PUT /api/printjobs/printjobentries/status',
      'POST /api/agentjobs',
      'GET /api/agentjobs/{jobKey}',
      'POST /api/agentjobs/{jobKey}/cancel',
    ],
  },
  {
    // The table says PrinterManager, which names a role and a permission: either one grants access.
    area: 'Preferences',
    opensFor: ['UserRole:PrinterManager', 'UserPermission:PrinterManager'],
    routes: ['/preferences', '/preferences-detail/label/{labelId}/printer/{printerId}'],
    calls: [
      'POST /api/preferences/computers/printerPreferences',
      'GET /api/print-settings',
      'POST /api/print-settings',
      'PUT /api/print-settings',
    ],
  },
  {
    area: 'Printers',
    opensFor: ['UserPermission:PrinterManager'],
    routes: ['/printers', '/addprinter', '/editprinter/{id}'],
    calls: [
      'POST /api/printers',
      'PUT /api/printers',
      'PUT /api/printers/groups',
      'DELETE /api/printers/{id}',
      'POST /api/printers/testprint',
      'PUT /api/printrules',
    ],
  },
  {
    area: 'Agents, in their list and in the forms of printers',
    opensFor: [administrator, 'UserPermission:PrinterManager'],
    routes: [],
    calls: ['GET /api/agents'],
  },
  {
    // The programs have keys of their own: a person's token grants no access to their calls.
    area: 'What agents call',
    opensFor: [],
    routes: [],
    calls: ['POST /api/connect/agent/poll', 'POST /api/connect/agent/report'],
  },
];
