export { integrationClientQueries } from './api/integration-client-queries';
export {
  clientSettingsSchema,
  clientWithSecretSchema,
  type ClientWithSecret,
  type IntegrationClient,
} from './api/integration-client-schema';
export { CLIENT_SCOPES, scopeNames, scopeTexts } from './model/scopes';
export { ClientStateBadge } from './ui/client-state-badge';
