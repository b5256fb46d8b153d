import { demoOrganization, openStore, seedDemo, seedPrinters } from 'server';

/** The demo organisation has four printers: those of a run come after them. */
export const FIRST_PRINTER_ID = 5;

/** Creates the demo data in an empty folder, and these printers, numbered from `FIRST_PRINTER_ID`. */
export async function seedDemoWithPrinters(
  dataDir: string,
  printers: Parameters<typeof seedPrinters>[2],
): Promise<void> {
  const { organizationId } = demoOrganization;
  const store = await openStore({ dataDir });
  await seedDemo(store);
  await store.asOrganization(organizationId, (transaction) =>
    seedPrinters(transaction, organizationId, printers),
  );
  await store.close();
}
