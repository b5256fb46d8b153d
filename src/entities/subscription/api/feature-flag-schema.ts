import * as z from 'zod/mini';
import { lenient } from '@/shared/api';

const shown = z.pipe(
  z.nullish(
    z.object({
      showMyOrders: lenient.flag(),
      showMyArticles: lenient.flag(),
      myLabels: z.pipe(
        z.nullish(z.object({ showMyLabels: lenient.flag() })),
        z.transform((value) => value ?? { showMyLabels: false }),
      ),
      showPrinterPreferences: lenient.flag(),
      showPrinters: lenient.flag(),
    }),
  ),
  z.transform(
    (value) =>
      value ?? {
        showMyOrders: false,
        showMyArticles: false,
        myLabels: { showMyLabels: false },
        showPrinterPreferences: false,
        showPrinters: false,
      },
  ),
);

/** Answer of GET /api/features; a feature that is missing in it is off. */
export const featureFlagSchema = z.object({
  showFeatures: shown,
  printHistoryEnabled: lenient.flag(),
  pdfOnly: lenient.flag(),
  importEnabled: lenient.flag(),
  setupStandardLabelsEnabled: lenient.flag(),
  integrationClientsEnabled: lenient.flag(),
  agentsEnabled: lenient.flag(),
  connectorsEnabled: lenient.flag(),
  integrationWebHooksEnabled: lenient.flag(),
});

export type FeatureFlags = z.infer<typeof featureFlagSchema>;
