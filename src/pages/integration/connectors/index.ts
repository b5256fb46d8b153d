export { ConnectorPage } from './ui/connector-page';
export { ConnectorsPage } from './ui/connectors-page';
