export { articleRevisions } from './article-revisions.ts';
export { agents } from './agents.ts';
export { agentJobs } from './agent-jobs.ts';
export { groups, idCounters, organizations, printCounters } from './organization.ts';
export { accounts, computers, loginAttempts, refreshTokens, userSettings } from './people.ts';
export { articleLabels, articles } from './articles.ts';
export { labelGroups, labels, labelVersions } from './labels.ts';
export { mediaFiles } from './media-files.ts';
export { orderLines, orders } from './orders.ts';
export {
  labelPrinters,
  printers,
  printFiles,
  printJobEntries,
  printJobs,
  printSettings,
} from './printing.ts';
export { widgetFavorites, widgets } from './widgets.ts';
export { mailMessages } from './mail-messages.ts';
export { auditEvents } from './audit-events.ts';
export { invitations } from './invitations.ts';
export { oneTimeLinks } from './one-time-links.ts';
export { openIdIdentities, usedNonces } from './open-id.ts';
export { registrations } from './registrations.ts';
export { connectorLabels, connectorQuestions, connectors } from './connectors.ts';
export { labelHistory } from './label-history.ts';
export { standardLabels } from './standard-labels.ts';
export { integrationClients } from './integration-clients.ts';
export { webHookAttempts, webHookDeliveries, webHooks } from './web-hooks.ts';
export { importConfigurations, importRejectedRows, imports } from './imports.ts';
