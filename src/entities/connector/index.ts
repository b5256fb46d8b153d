export { connectorQueries } from './api/connector-queries';
export { connectorWithKeySchema, type Connector, type ConnectorWithKey } from './api/connector-schema';
