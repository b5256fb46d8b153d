import { generatePath } from 'react-router';
import type { FeatureFlags } from '@/entities/subscription';
import { paths } from '@/shared/routes';

type Need = (features: FeatureFlags) => boolean;

/** Screens that only some organisations have: the path, and the features that the screen needs. */
const NEEDS = new Map<string, Need>([
  [paths.myOrders, (f) => f.showFeatures.showMyOrders],
  [generatePath(paths.printArticles), (f) => f.showFeatures.showMyArticles],
  [paths.printLabels, (f) => f.showFeatures.myLabels.showMyLabels],
  [paths.preferences, (f) => f.showFeatures.showPrinterPreferences],
  // Organisations that print PDF only have no printers to manage (specification 6).
  [paths.printers, (f) => f.showFeatures.showPrinters && !f.pdfOnly],
  [paths.printerAdd, (f) => f.showFeatures.showPrinters && !f.pdfOnly],
  [paths.printHistory, (f) => f.printHistoryEnabled],
  [paths.standardLabels, (f) => f.setupStandardLabelsEnabled],
  [paths.importData, (f) => f.importEnabled],
  [paths.importConfigurations, (f) => f.importEnabled],
  [paths.importConfigurationAdd, (f) => f.importEnabled],
  [paths.importHistory, (f) => f.importEnabled],
  [paths.integrationClients, (f) => f.integrationClientsEnabled],
  [paths.integrationClientAdd, (f) => f.integrationClientsEnabled],
  [paths.webHooks, (f) => f.integrationWebHooksEnabled],
  [paths.activeAgents, (f) => f.agentsEnabled],
  [paths.connectors, (f) => f.connectorsEnabled],
]);

/** Returns whether only some organisations have a screen. */
export const needsFeature = (path: string): boolean => NEEDS.has(path);

/** Returns whether the organisation has the features of a screen; while they are unknown, true only for screens that need none. */
export function hasFeatureOf(path: string, features: FeatureFlags | undefined): boolean {
  const need = NEEDS.get(path);
  return need === undefined || (features !== undefined && need(features));
}
