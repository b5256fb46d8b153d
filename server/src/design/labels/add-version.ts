import { and, eq, notInArray, sql } from 'drizzle-orm';
import type { LabelTemplate } from 'label-core';
import type { Actor } from '../history/actor.ts';
import { appendHistory, type NewEntry } from '../history/append-history.ts';
import type { TestDataRow } from '../../foundation/values/test-data.ts';
import { allocateIds } from '../../foundation/store/allocate-ids.ts';
import { labelVersions } from '../../foundation/store/schema/index.ts';
import type { Transaction } from '../../foundation/store/store.ts';
import { emitEvent } from '../../foundation/events/emit-event.ts';
import { firstState } from './first-state.ts';
import { fittingTestData, keptTestData } from './kept-test-data.ts';
import type { VersionFile } from './version-file.ts';
import { versionRow } from './version-row.ts';

interface NewVersion {
  readonly organizationId: number;
  readonly labelId: number;
  readonly template: LabelTemplate;
  /** Uploaded file; omitted if the version was created here. */
  readonly file?: VersionFile;
  /** Account that uploads the version. */
  readonly actor: Actor & { readonly id: number };
  readonly comment?: string;
  /** Values the version is previewed with; those of the previous version when omitted. */
  readonly testData?: readonly TestDataRow[];
  /** `draft` if its author decides when it is ready; otherwise the review as defined in ADR 0019. */
  readonly begins: 'draft' | 'review';
  readonly now: Date;
}

export interface AddedVersion {
  readonly labelVersionId: number;
  readonly version: number;
  readonly state: 'Draft' | 'DataApprover' | 'Published';
  readonly versionHash: string;
}

/**
 * Adds the next version of a label: a draft, or one that begins its review or is published at once (docs/adr/0019). It
 * supersedes any version that was still open: two versions under review at a time could be published in the wrong
 * order. The caller must hold the lock on the label.
 */
export async function addVersion(transaction: Transaction, added: NewVersion): Promise<AddedVersion> {
  const { organizationId, labelId, actor, now, begins } = added;
  const state = begins === 'draft' ? 'Draft' : await firstState(transaction);
  const version = (await lastNumber(transaction, labelId)) + 1;
  const testData = added.testData
    ? fittingTestData(added.testData, added.template)
    : await keptTestData(transaction, labelId, added.template);
  const superseded = await supersedeOthers(transaction, { labelId, isPublished: state === 'Published' });
  const row = versionRow({
    organizationId,
    id: await allocateIds(transaction, organizationId, 'labelVersion'),
    labelId,
    version,
    state,
    template: added.template,
    file: added.file,
    uploadedBy: actor.id,
    createdAt: now,
    publishedAt: state === 'Published' ? now : null,
    comment: added.comment,
    testData,
  });
  await transaction.insert(labelVersions).values(row);
  await appendHistory(transaction, { organizationId, labelId }, [
    ...superseded.map((entry) => ({ ...entry, at: now, actor })),
    {
      at: now,
      actor,
      action: state === 'Published' ? 'published-at-once' : 'uploaded',
      version: row,
      from: null,
      to: state,
      comment: row.comment,
    },
  ]);
  if (state === 'Published') {
    const data = { labelId, labelVersionId: row.id, labelName: added.template.name, version };
    await emitEvent(transaction, { organizationId, event: 'version.published', now, data });
  }
  return { labelVersionId: row.id, version, state, versionHash: row.versionHash };
}

async function lastNumber(transaction: Transaction, labelId: number): Promise<number> {
  const [last] = await transaction
    .select({ version: sql<number>`coalesce(max(${labelVersions.version}), 0)` })
    .from(labelVersions)
    .where(eq(labelVersions.labelId, labelId));
  return last?.version ?? 0;
}

interface Superseding {
  readonly labelId: number;
  /** True if the newer version is published: then it also supersedes the published one. */
  readonly isPublished: boolean;
}

/** Supersedes the open versions of a label, and the published one if that is replaced too. Returns their history entries. */
export async function supersedeOthers(
  transaction: Transaction,
  { labelId, isPublished }: Superseding,
): Promise<Omit<NewEntry, 'at' | 'actor'>[]> {
  const stays = isPublished
    ? (['Superseded', 'Withdrawn'] as const)
    : (['Superseded', 'Withdrawn', 'Published'] as const);
  const ending = await transaction
    .select({
      id: labelVersions.id,
      version: labelVersions.version,
      state: labelVersions.state,
      versionHash: labelVersions.versionHash,
      fileSha256: labelVersions.fileSha256,
    })
    .from(labelVersions)
    .where(and(eq(labelVersions.labelId, labelId), notInArray(labelVersions.state, [...stays])))
    .orderBy(labelVersions.version);
  if (ending.length === 0) return [];
  await transaction
    .update(labelVersions)
    .set({ state: 'Superseded', publishAt: null })
    .where(and(eq(labelVersions.labelId, labelId), notInArray(labelVersions.state, [...stays])));
  return ending.map(({ state, ...version }) => ({
    action: 'superseded',
    version,
    from: state,
    to: 'Superseded',
  }));
}
