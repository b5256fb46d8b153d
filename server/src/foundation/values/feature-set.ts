import { z } from 'zod';

/** Features enabled for an organisation; the response of GET /api/features. */
export const featureSetSchema = z.strictObject({
  showFeatures: z.strictObject({
    showMyOrders: z.boolean(),
    showMyArticles: z.boolean(),
    myLabels: z.strictObject({ showMyLabels: z.boolean() }),
    showPrinterPreferences: z.boolean(),
    showPrinters: z.boolean(),
  }),
  printHistoryEnabled: z.boolean(),
  pdfOnly: z.boolean(),
  importEnabled: z.boolean(),
  setupStandardLabelsEnabled: z.boolean(),
  integrationClientsEnabled: z.boolean(),
  agentsEnabled: z.boolean(),
  connectorsEnabled: z.boolean(),
  integrationWebHooksEnabled: z.boolean(),
});

export type FeatureSet = z.infer<typeof featureSetSchema>;

/** All features enabled. */
export const everyFeature: FeatureSet = {
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
