import { versionRow } from '../../design/labels/version-row.ts';
import { actorOf } from '../../design/history/actor.ts';
import { appendHistory, type NewEntry } from '../../design/history/append-history.ts';
import { allocateIds } from '../../foundation/store/allocate-ids.ts';
import { labels, labelVersions } from '../../foundation/store/schema/index.ts';
import type { Transaction } from '../../foundation/store/store.ts';
import type { DemoLabel } from './demo-labels.ts';
import { demoReview, type DemoReviewers } from './demo-reviews.ts';

const dayMs = 86_400_000;

interface LabelSeed {
  readonly organizationId: number;
  readonly uploadedBy: number;
  /** Accounts of the reviewers; if omitted, everything is published at once. */
  readonly reviewers?: Readonly<Record<Exclude<keyof DemoReviewers, 'designer'>, number>>;
  readonly now: Date;
}

/** Adds labels with their versions and history entries. Their ids count in the order of the list. */
export async function seedLabels(
  transaction: Transaction,
  { organizationId, uploadedBy, reviewers, now }: LabelSeed,
  list: readonly DemoLabel[],
): Promise<void> {
  const actors = {
    designer: await actorOf(transaction, uploadedBy),
    ...(reviewers && {
      dataApprover: await actorOf(transaction, reviewers.dataApprover),
      designApprover: await actorOf(transaction, reviewers.designApprover),
      publisher: await actorOf(transaction, reviewers.publisher),
    }),
  };
  const firstId = await allocateIds(transaction, organizationId, 'label', list.length);
  await transaction
    .insert(labels)
    .values(list.map(({ name }, index) => ({ organizationId, id: firstId + index, name })));
  for (const [index, label] of list.entries()) {
    await seedVersions(
      transaction,
      { organizationId, labelId: firstId + index, uploadedBy, now },
      label,
      actors,
    );
  }
}

type Place = Omit<LabelSeed, 'reviewers'> & { readonly labelId: number };
type Actors = Parameters<typeof demoReview>[1];

async function seedVersions(
  transaction: Transaction,
  { organizationId, labelId, uploadedBy, now }: Place,
  { versions, testData = [] }: DemoLabel,
  actors: Actors,
): Promise<void> {
  const firstId = await allocateIds(transaction, organizationId, 'labelVersion', versions.length);
  const entries: NewEntry[] = [];
  let published: NewEntry['version'] | undefined;
  const rows = versions.map((version, position) => {
    const createdAt = new Date(now.getTime() - version.daysAgo * dayMs);
    const row = versionRow({
      organizationId,
      id: firstId + position,
      labelId,
      version: position + 1,
      state: version.state,
      template: version.template,
      uploadedBy,
      createdAt,
      publishedAt: null,
      comment: version.comment,
      testData: [...testData],
    });
    let publishedAt: Date | null = null;
    for (const entry of demoReview({ ...version, createdAt }, actors)) {
      entries.push({ ...entry, version: row });
      if (entry.to !== 'Published') continue;
      publishedAt = entry.at;
      if (published) {
        entries.push({
          ...entry,
          action: 'superseded',
          version: published,
          from: 'Published',
          to: 'Superseded',
          comment: '',
        });
      }
      published = row;
    }
    return { ...row, publishedAt };
  });
  await transaction.insert(labelVersions).values(rows);
  await appendHistory(transaction, { organizationId, labelId }, entries);
}
