import { answer } from '@/shared/testing';

/** Person who administers the organisation. */
export const administrator = { UserId: '1', UserRole: ['Administrator'] };

/** Connector with only the fields of the specification. */
export const listedConnector = {
  id: 4,
  name: 'Bakery ERP',
  machineName: 'ERP-SRV-01',
  connectionStatus: 'Connected',
};

/** Connector with all fields that the Platen server sends. */
const savedConnector = {
  ...listedConnector,
  lastSeenAt: '2026-11-20T10:00:00.000Z',
  version: '0.1.0',
  isEnabled: true,
  keyEnding: 'x7Qa',
  keyCreatedAt: '2026-05-12T08:00:00.000Z',
  createdAt: '2026-05-12T08:00:00.000Z',
  labels: [
    { labelId: 2, name: 'Shelf edge' },
    { labelId: 9, name: 'Old box' },
  ],
  revision: 3,
};

export const connectorKey = 'platen_connector_1_4_aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa';

const jam = {
  id: 'E/5',
  name: 'Jam',
  externalIdentifier: '4006381333931',
  labels: [
    {
      labelId: 2,
      name: 'Shelf edge',
      variables: [
        { variableId: 1, variableName: 'Price', variableData: '2.50' },
        { variableId: 2, variableName: 'Lot', variableData: '' },
      ],
    },
  ],
};

/** Returns handlers of a server with one connector, two labels, and one article behind the connector. */
export const connectorServer = () => [
  answer('connectors', { data: [listedConnector] }),
  answer('connectors/4', { data: savedConnector }),
  answer('labels', {
    data: [
      { labelId: 1, name: 'Product' },
      { labelId: 2, name: 'Shelf edge' },
    ],
  }),
  answer('connectors/4/articles', { data: { data: [jam], total: 30 } }),
  answer('preferences/userSettings', { data: { dateLanguage: 'sv' } }),
  answer('subscription', { data: { connectorsEnabled: true } }),
  answer('POST connectors', { data: { ...savedConnector, key: connectorKey } }),
  answer('POST connectors/4/key', { data: { ...savedConnector, key: connectorKey } }),
  answer('PUT connectors/4', { data: savedConnector }),
  answer('DELETE connectors/4', {}),
];
