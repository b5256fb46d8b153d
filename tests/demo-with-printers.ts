import type { LabelTemplate } from 'label-core';
import { demoOrganization, openStore, seedDemo, seedPrinters } from 'server';
import { seedLabels } from 'server/testing';

/** The demo organisation has four printers: those of a test come after them. */
export const FIRST_PRINTER_ID = 5;

/** Creates in an empty folder the demo data, these printers, numbered from `FIRST_PRINTER_ID`, and these labels. */
export async function seedDemoWithPrinters(
  dataDir: string,
  printers: Parameters<typeof seedPrinters>[2],
  labels: readonly LabelTemplate[] = [],
): Promise<void> {
  const { organizationId } = demoOrganization;
  const store = await openStore({ dataDir });
  await seedDemo(store);
  await store.asOrganization(organizationId, async (transaction) => {
    await seedPrinters(transaction, organizationId, printers);
    if (labels.length === 0) return;
    await seedLabels(
      transaction,
      { organizationId, uploadedBy: 1, now: new Date() },
      labels.map((template) => ({
        name: template.name,
        versions: [{ template, state: 'Published', daysAgo: 1 }],
        articleGroupIds: [],
      })),
    );
  });
  await store.close();
}
