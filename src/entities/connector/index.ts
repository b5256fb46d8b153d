export { connectorQueries } from './api/connector-queries';
export { connectorSetupQueries } from './api/connector-setup-queries';
export {
  connectorSettingsSchema,
  connectorWithKeySchema,
  formatLastSeen,
  type Connector,
  type ConnectorWithKey,
} from './api/connector-schema';
