import { asc, eq, type SQL } from 'drizzle-orm';
import { numbersOf } from '../../../catalogue/articles/gtins-of.ts';
import {
  accounts,
  articles,
  labelVersions,
  orders,
  printJobEntries,
  printJobs,
} from '../../../foundation/store/schema/index.ts';
import type { Transaction } from '../../../foundation/store/store.ts';
import type { PrintedFacts } from './print-words.ts';

/** Facts of a printed file by which it is found, with the variables of its label. */
export interface PrintedFile {
  readonly organizationId: number;
  readonly printJobEntryId: string;
  readonly createdAt: Date;
  readonly variables: (typeof labelVersions.$inferSelect)['variables'];
  readonly facts: PrintedFacts;
}

/** Loads the facts of files, in the order of the files of each job, for a condition on jobs and their files. */
export async function loadPrintedFacts(
  transaction: Transaction,
  which: SQL | undefined,
): Promise<PrintedFile[]> {
  const rows = await transaction
    .select({
      organizationId: printJobEntries.organizationId,
      printJobEntryId: printJobEntries.id,
      createdAt: printJobs.createdAt,
      variables: labelVersions.variables,
      firstName: accounts.firstName,
      lastName: accounts.lastName,
      articleNumber: articles.externalIdentifier,
      articleData: articles.data,
      facts: {
        printJobId: printJobs.id,
        accountId: printJobs.accountId,
        computerName: printJobs.computerName,
        labelId: labelVersions.labelId,
        labelName: printJobEntries.labelName,
        version: labelVersions.version,
        articleName: printJobEntries.articleName,
        orderNumber: orders.orderNumber,
        printerId: printJobEntries.printerId,
        printerName: printJobEntries.printerName,
        values: printJobEntries.values,
        labelValues: printJobEntries.labelValues,
      },
    })
    .from(printJobEntries)
    .innerJoin(printJobs, eq(printJobs.id, printJobEntries.printJobId))
    .innerJoin(accounts, eq(accounts.id, printJobs.accountId))
    .leftJoin(labelVersions, eq(labelVersions.id, printJobEntries.labelVersionId))
    .leftJoin(articles, eq(articles.id, printJobEntries.articleId))
    .leftJoin(orders, eq(orders.id, printJobEntries.orderId))
    .where(which)
    .orderBy(asc(printJobs.id), asc(printJobEntries.position));
  return rows.map(({ facts, articleNumber, articleData, firstName, lastName, variables, ...row }) => ({
    ...row,
    variables: variables ?? [],
    facts: {
      ...facts,
      personName: `${firstName} ${lastName}`,
      articleNumbers: numbersOf({ externalIdentifier: articleNumber ?? '', data: articleData ?? [] }),
    },
  }));
}
