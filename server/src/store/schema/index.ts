export { articleRevisions } from './article-revisions.ts';
export { groups, idCounters, organizations, printCounters } from './organization.ts';
export { accounts, computers, loginAttempts, refreshTokens, userSettings } from './people.ts';
export { articleLabels, articles, labels, labelVersions, mediaFiles, orderLines, orders } from './catalog.ts';
export { printers, printFiles, printJobEntries, printJobs, printSettings } from './printing.ts';
export { widgetFavorites, widgets } from './widgets.ts';
export { setupTokens } from './setup-tokens.ts';
export { mailMessages } from './mail-messages.ts';
