import { administrator, type AccessArea } from './access-area.ts';

/** What labels are made of: articles, orders, labels and pictures. */
export const contentAreas: readonly AccessArea[] = [
  {
    area: 'Articles',
    opensFor: [administrator, 'UserRole:ArticleManager'],
    routes: ['/articles', '/articles/{articleId}'],
    calls: [
      'POST /api/articles',
      'GET /api/articles/export',
      'POST /api/articles/addnewarticleandlabelsandorders',
      'PUT /api/articles/setarticlevariabledata',
      'PUT /api/articles/{id}',
      'DELETE /api/articles/{id}',
    ],
  },
  {
    area: 'Orders',
    opensFor: ['UserRole:OrderManager'],
    routes: ['/orders', '/orders/{orderId}', '/addorder'],
    calls: ['POST /api/orders', 'PUT /api/orders/{id}', 'DELETE /api/orders/{id}'],
  },
  {
    area: 'Orders, for whoever prints them too',
    opensFor: ['AccountType:User', administrator, 'UserRole:OrderManager'],
    routes: [],
    calls: ['GET /api/orders', 'GET /api/orders/{id}'],
  },
  {
    area: 'All orders of the organisation',
    opensFor: [administrator, 'UserRole:OrderManager'],
    routes: [],
    calls: ['GET /api/orders/getordersbyorganization'],
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
    calls: [
      'GET /api/labels/review',
      'GET /api/labels/{id}/setup',
      'GET /api/labels/{id}/versions',
      'POST /api/labels',
      'PUT /api/labels/{id}',
      'PUT /api/labels/variables',
      'PUT /api/labels/{id}/variables',
      'POST /api/labels/disable',
      'POST /api/labels/enable',
      'DELETE /api/labels/{id}',
    ],
  },
  {
    area: 'Reading a label file, for new labels and for next versions',
    opensFor: ['UserRole:LabelManager', 'QualityAssuranceRole:LabelDesigner', 'QualityAssuranceRole:Master'],
    routes: [],
    calls: ['POST /api/labels/extract'],
  },
  {
    area: 'Forms that offer labels which may not be published yet: labels, articles, orders',
    opensFor: [administrator, 'UserRole:LabelManager', 'UserRole:ArticleManager', 'UserRole:OrderManager'],
    routes: [],
    calls: ['GET /api/labels/getalllabelsbyorganization', 'GET /api/labels/groupPrinters'],
  },
  {
    area: 'Standard labels, and what changes the media library',
    opensFor: ['UserRole:LabelManager'],
    routes: [],
    calls: [
      'GET /api/labels/standardLabelTemplates',
      'GET /api/labels/standardLabels',
      'POST /api/labels/standardLabels',
      'POST /api/labels/standardLabels/{id}',
      'DELETE /api/labels/standardLabels/{id}',
      'GET /api/mediaLibrary/usage',
      'GET /api/mediaLibrary/files/{id}/usage',
      'POST /api/mediaLibrary/folders/{folderName}',
      'PUT /api/mediaLibrary/files/{id}',
      'DELETE /api/mediaLibrary/files/{id}',
    ],
  },
];
