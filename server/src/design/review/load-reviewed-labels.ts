import { asc, eq } from 'drizzle-orm';
import { isOpenState } from 'label-core/review';
import { notFound } from '../../foundation/http/http-error.ts';
import { labels } from '../../foundation/store/schema/index.ts';
import type { Transaction } from '../../foundation/store/store.ts';
import { loadReviewers, peopleInTurn, type Reviewer } from '../reviewers/people-in-turn.ts';
import { loadVersionRows, type KnownVersion } from './version-rows.ts';
import type { LabelVersions, ReviewedLabel } from './version-schemas.ts';

/** Loads every label by id, with its newest version, the open one and the people that one waits for. */
export async function loadReviewedLabels(transaction: Transaction, userId: number): Promise<ReviewedLabel[]> {
  const versionsOf = Map.groupBy(await loadVersionRows(transaction, { userId }), ({ labelId }) => labelId);
  const people = await loadReviewers(transaction);
  const all = await transaction
    .select({ labelId: labels.id, name: labels.name, isEnabled: labels.isEnabled })
    .from(labels)
    .orderBy(asc(labels.id));
  return all.flatMap((label) => {
    const versions = versionsOf.get(label.labelId) ?? [];
    const [newest] = versions;
    if (!newest) return [];
    const open = versions.find(({ row }) => isOpenState(row.state));
    return [
      {
        ...label,
        widthMm: newest.row.widthMm,
        heightMm: newest.row.heightMm,
        publishedVersion: versions.find(({ row }) => row.state === 'Published')?.row.version ?? null,
        newest: newest.row,
        open: open?.row ?? null,
        waitsFor: waitsFor(people, open),
      },
    ];
  });
}

/** Loads all versions of a label, newest first. @throws HttpError 404 */
export async function loadLabelVersions(
  transaction: Transaction,
  { labelId, userId }: { readonly labelId: number; readonly userId: number },
): Promise<LabelVersions> {
  const [label] = await transaction
    .select({ labelId: labels.id, name: labels.name })
    .from(labels)
    .where(eq(labels.id, labelId));
  if (!label) throw notFound('label', labelId);
  const versions = await loadVersionRows(transaction, { userId, labelId });
  const open = versions.find(({ row }) => isOpenState(row.state));
  return {
    ...label,
    versions: versions.map(({ row }) => row),
    waitsFor: waitsFor(await loadReviewers(transaction), open),
  };
}

const waitsFor = (people: readonly Reviewer[], open: KnownVersion | undefined): string[] =>
  open === undefined
    ? []
    : peopleInTurn(people, { state: open.row.state, uploadedBy: open.uploaderId }).map(({ name }) => name);
