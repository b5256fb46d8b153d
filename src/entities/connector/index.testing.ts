export { connectorHandlers } from './testing/connector-handlers';
