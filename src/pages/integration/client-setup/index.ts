export { AddIntegrationClientPage } from './ui/add-integration-client-page';
export { EditIntegrationClientPage } from './ui/edit-integration-client-page';
