import { asc, eq } from 'drizzle-orm';
import { labels, labelVersions, organizations } from '../../foundation/store/schema/index.ts';
import type { Store, Transaction } from '../../foundation/store/store.ts';
import { chainFaults, chainStart } from '../history/history-chain.ts';
import { loadHistory } from '../history/load-history.ts';
import { versionFaults } from './version-faults.ts';

export interface HistoryCheck {
  readonly labels: number;
  readonly versions: number;
  readonly entries: number;
  /** One sentence each, naming the organisation, the label and, if there is one, the version. */
  readonly faults: readonly string[];
}

/**
 * Checks every label of every organisation: whether each file is the uploaded one, each template the one that was
 * decided on, and each history complete. Reads only, one version at a time.
 */
export async function checkHistory(store: Store): Promise<HistoryCheck> {
  const all = await store.asHousekeeping((transaction) =>
    transaction
      .select({ organizationId: organizations.organizationId, name: organizations.name })
      .from(organizations)
      .orderBy(asc(organizations.organizationId)),
  );
  const sums = { labels: 0, versions: 0, entries: 0 };
  const faults: string[] = [];
  for (const { organizationId, name } of all) {
    const within = <Result>(work: (transaction: Transaction) => Promise<Result>) =>
      store.asOrganization(organizationId, work);
    const kept = await within((transaction) =>
      transaction.select({ id: labels.id, name: labels.name }).from(labels).orderBy(asc(labels.id)),
    );
    for (const label of kept) {
      const at = `${name} (${organizationId}), label ${label.id} “${label.name}”`;
      const found = await within((transaction) => checkLabel(transaction, label.id));
      sums.labels += 1;
      sums.versions += found.versions;
      sums.entries += found.entries;
      faults.push(...found.faults.map((fault) => `${at}, ${fault}`));
    }
  }
  return { ...sums, faults };
}

/** Checks a label in one transaction that locks it, as somebody may be working on it. Files are read one at a time. */
async function checkLabel(transaction: Transaction, labelId: number) {
  const [label] = await transaction
    .select({ length: labels.historyLength, hash: labels.historyHash })
    .from(labels)
    .where(eq(labels.id, labelId))
    .for('share');
  const history = await loadHistory(transaction, labelId);
  const end = { length: label?.length ?? 0, hash: label?.hash || chainStart };
  const faults = chainFaults(history, end).map((fault) => `history: ${fault}.`);
  const versions = await transaction
    .select({ id: labelVersions.id })
    .from(labelVersions)
    .where(eq(labelVersions.labelId, labelId))
    .orderBy(asc(labelVersions.version));
  for (const { id } of versions) {
    const [version] = await transaction.select().from(labelVersions).where(eq(labelVersions.id, id));
    if (!version) continue;
    const last = history.findLast(({ labelVersionId }) => labelVersionId === id);
    faults.push(...versionFaults(version, last).map((fault) => `version ${version.version}: ${fault}.`));
  }
  return { versions: versions.length, entries: history.length, faults };
}
