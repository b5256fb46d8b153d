import { access } from '@/entities/session';
import { paths } from '@/shared/routes';
import { managementScreen } from './management-screen';
import type { RouteSpec } from './route-spec';

/** What comes in and goes out: integration clients, web hooks, imports, agents and connectors. */
export const integrationRoutes: readonly RouteSpec[] = [
  {
    path: paths.integrationClients,
    title: 'Integration clients',
    access: access.administration,
    layout: 'member',
    page: managementScreen('IntegrationClientsPage'),
  },
  {
    path: paths.integrationClientAdd,
    title: 'Add integration client',
    access: access.administration,
    layout: 'member',
    page: managementScreen('AddIntegrationClientPage'),
  },
  {
    path: paths.integrationClient,
    title: 'Integration client',
    access: access.administration,
    layout: 'member',
    page: managementScreen('EditIntegrationClientPage'),
  },
  {
    path: paths.webHooks,
    title: 'Web hooks',
    access: access.administration,
    layout: 'member',
    page: managementScreen('WebHooksPage'),
  },
  {
    path: paths.importData,
    title: 'Import data',
    access: access.imports,
    layout: 'member',
    page: managementScreen('ImportDataPage'),
  },
  {
    path: paths.importConfigurations,
    title: 'Import configurations',
    access: access.administration,
    layout: 'member',
    page: managementScreen('ImportConfigurationsPage'),
  },
  {
    path: paths.importConfigurationAdd,
    title: 'Add import configuration',
    access: access.administration,
    layout: 'member',
    page: managementScreen('AddConfigurationPage'),
  },
  {
    path: paths.importConfiguration,
    title: 'Import configuration',
    access: access.administration,
    layout: 'member',
    page: managementScreen('EditConfigurationPage'),
  },
  {
    path: paths.importHistory,
    title: 'Import history',
    access: access.imports,
    layout: 'member',
    page: managementScreen('ImportHistoryPage'),
  },
  {
    path: paths.activeAgents,
    title: 'Active agents',
    access: access.administration,
    layout: 'member',
    page: managementScreen('AgentsPage'),
  },
  {
    path: paths.connectors,
    title: 'Connectors',
    access: access.connectors,
    layout: 'member',
    page: managementScreen('ConnectorsPage'),
  },
  {
    path: paths.connector,
    title: 'Connector',
    access: access.connectors,
    layout: 'member',
    page: managementScreen('ConnectorPage'),
  },
];
