import { administrator, type AccessArea } from './access-area.ts';

/** Areas of data from elsewhere: files, and the systems behind connectors. */
export const integrationAreas: readonly AccessArea[] = [
  {
    area: 'Import data, import history',
    opensFor: ['UserRole:DataImporter'],
    routes: ['/importdata', '/importhistory'],
    calls: [
      'POST /api/import/upload',
      'GET /api/import/importHistory',
      'GET /api/import/{id}',
      'GET /api/import/{id}/rejected',
      'DELETE /api/import/{id}',
    ],
  },
  {
    area: 'Import configurations, for whoever imports too',
    opensFor: [administrator, 'UserRole:DataImporter'],
    routes: [],
    calls: ['GET /api/import/importConfiguration'],
  },
  {
    area: 'Connectors read by whoever prints their articles, and by administrators',
    opensFor: ['AccountType:User', administrator],
    routes: [],
    calls: [
      'GET /api/connectors',
      'GET /api/connectors/{id}/articles',
      'GET /api/connectors/{id}/articles/{articleId}',
    ],
  },
  {
    area: 'Connectors',
    opensFor: [administrator],
    routes: ['/connectors', '/connectors/{connectorId}'],
    calls: [
      'POST /api/connectors',
      'GET /api/connectors/{id}',
      'PUT /api/connectors/{id}',
      'POST /api/connectors/{id}/key',
      'DELETE /api/connectors/{id}',
    ],
  },
  {
    area: 'Programs of connectors, which call with keys of their own: nobody else',
    opensFor: [],
    routes: [],
    calls: ['POST /api/connect/connector/poll', 'POST /api/connect/connector/answers'],
  },
];
