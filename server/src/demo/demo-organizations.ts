import type { FeatureSet } from '../subscription/feature-set.ts';
import type { SubscriptionPlan } from '../subscription/subscription-plan.ts';

const everyFeature: FeatureSet = {
  showFeatures: {
    showMyOrders: true,
    showMyArticles: true,
    myLabels: { showMyLabels: true },
    showPrinterPreferences: true,
    showPrinters: true,
  },
  printHistoryEnabled: true,
  pdfOnly: false,
  importEnabled: true,
  setupStandardLabelsEnabled: true,
  integrationClientsEnabled: true,
  agentsEnabled: true,
  connectorsEnabled: true,
  integrationWebHooksEnabled: true,
};

interface DemoOrganization {
  readonly organizationId: number;
  readonly name: string;
  readonly subscription: SubscriptionPlan;
  readonly features: FeatureSet;
}

export const demoOrganization = {
  organizationId: 1001,
  name: 'Demo',
  subscription: {
    type: 'Professional',
    status: 'Active',
    allowedPrintJobs: null,
    maxPrinterModels: 10,
    maxLabels: 50,
    maxUsers: 25,
    agentsEnabled: true,
    maxAgents: 3,
    connectorsEnabled: true,
    activeConnectorId: null,
    integrationClientsEnabled: true,
    integrationWebHooksEnabled: true,
    widgetsEnabled: true,
    maxWidgets: 12,
  },
  features: everyFeature,
} as const satisfies DemoOrganization;

/** Prints left to the Free organisation when it is new. */
export const freePrintsLeft = 3;

export const freeOrganization = {
  organizationId: 1002,
  name: 'Free',
  subscription: {
    type: 'Free',
    status: 'Active',
    allowedPrintJobs: 25,
    maxPrinterModels: 1,
    maxLabels: 3,
    maxUsers: 2,
    agentsEnabled: false,
    maxAgents: 0,
    connectorsEnabled: false,
    activeConnectorId: null,
    integrationClientsEnabled: false,
    integrationWebHooksEnabled: false,
    widgetsEnabled: false,
    maxWidgets: 0,
  },
  features: {
    ...everyFeature,
    showFeatures: { ...everyFeature.showFeatures, showMyOrders: false },
    importEnabled: false,
    integrationClientsEnabled: false,
    agentsEnabled: false,
    connectorsEnabled: false,
    integrationWebHooksEnabled: false,
  },
} as const satisfies DemoOrganization;
