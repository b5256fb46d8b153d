export { connectorHandlers } from './testing/connector-handlers';
export { administrator, connectorKey, connectorServer, listedConnector } from './testing/connector-server';
