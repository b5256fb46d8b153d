export { IntegrationClientsPage } from './ui/integration-clients-page';
