import { organizations } from '../../foundation/store/schema/index.ts';
import type { Store } from '../../foundation/store/store.ts';
import { demoAccounts, freeAccounts, type DemoAccount } from './demo-accounts.ts';
import { demoArticles } from './demo-articles.ts';
import { demoConnectors } from './demo-connectors.ts';
import { demoGroups, freeGroups } from './demo-groups.ts';
import { demoHistory } from './demo-history.ts';
import { demoLabels, freeLabels } from './demo-labels.ts';
import { demoOrders } from './demo-orders.ts';
import { demoOrganization, freeOrganization, freePrintsLeft } from './demo-organizations.ts';
import { demoPictures } from './demo-pictures.ts';
import { networkTargets, demoPrinters, saveToFolder, type DemoPrinterTargets } from './demo-printers.ts';
import { demoWidgets } from './demo-widgets.ts';
import { seedConnectors } from './seed-connectors.ts';
import { seedArticles, seedOrders } from './seed-catalog.ts';
import { seedLabels } from './seed-labels.ts';
import { seedOnce } from './seed-once.ts';
import { seedGroups, seedPeople, withPasswordHashes } from './seed-people.ts';
import { seedHistory, seedPictures, seedPrintCount, seedPrinters, seedWidgets } from './seed-printing.ts';

interface SeedOptions {
  /** Reference time for the demo's dates. */
  readonly now?: Date;
  readonly printerTargets?: DemoPrinterTargets;
  /** Additional people of the demo organisation. */
  readonly visitors?: readonly DemoAccount[];
}

const freeArticleCount = 6;

/**
 * Fills an empty store with the demo organisation and a second one on the Free subscription. Ids are always the same.
 * Several servers that start on one store may call it at the same time: each organisation is created once.
 */
export async function seedDemo(
  store: Store,
  { now = new Date(), printerTargets = networkTargets, visitors = [] }: SeedOptions = {},
): Promise<void> {
  const [demoPeople, freePeople] = await Promise.all([
    withPasswordHashes([...demoAccounts, ...visitors]),
    withPasswordHashes(freeAccounts),
  ]);

  await seedOnce(store, demoOrganization.organizationId, async (transaction) => {
    const { organizationId } = demoOrganization;
    await transaction.insert(organizations).values(demoOrganization);
    await seedGroups(transaction, organizationId, demoGroups);
    const people = await seedPeople(transaction, organizationId, demoPeople);
    const uploadedBy = people.get('labels@demo.test') ?? 1;
    await seedPictures(transaction, organizationId, demoPictures);
    await seedPrinters(transaction, organizationId, demoPrinters(printerTargets));
    const reviewers = {
      dataApprover: people.get('data@demo.test') ?? 1,
      designApprover: people.get('design@demo.test') ?? 1,
      publisher: people.get('publish@demo.test') ?? 1,
    };
    await seedLabels(transaction, { organizationId, uploadedBy, reviewers, now }, demoLabels);
    await seedArticles(transaction, organizationId, demoArticles, demoLabels);
    await seedOrders(transaction, organizationId, now, demoOrders);
    await seedConnectors(transaction, organizationId, now, demoConnectors);
    await seedWidgets(transaction, organizationId, people, demoWidgets);
    await seedHistory(transaction, organizationId, { people, now }, demoHistory);
    await seedPrintCount(transaction, organizationId, now, demoHistory.length);
  });

  await seedOnce(store, freeOrganization.organizationId, async (transaction) => {
    const { organizationId, subscription } = freeOrganization;
    await transaction.insert(organizations).values(freeOrganization);
    await seedGroups(transaction, organizationId, freeGroups);
    await seedPeople(transaction, organizationId, freePeople);
    await seedPrinters(transaction, organizationId, [saveToFolder]);
    await seedLabels(transaction, { organizationId, uploadedBy: 1, now }, freeLabels);
    const articles = demoArticles.slice(0, freeArticleCount).map((article) => ({ ...article, groupId: 1 }));
    await seedArticles(transaction, organizationId, articles, freeLabels);
    const printed = Math.max(0, (subscription.allowedPrintJobs ?? 0) - freePrintsLeft);
    await seedPrintCount(transaction, organizationId, now, printed);
  });
}
