import { and, eq, sql } from 'drizzle-orm';
import { notFound } from '../../foundation/http/http-error.ts';
import { labels, labelVersions } from '../../foundation/store/schema/index.ts';
import type { Transaction } from '../../foundation/store/store.ts';
import { approvalsOf } from './approvals.ts';
import { loadHistory } from '../history/load-history.ts';
import { loadReviewers, peopleInTurn } from '../reviewers/people-in-turn.ts';
import { loadReviewSettings } from './review-settings.ts';
import { loadVersionRows } from './version-rows.ts';
import type { ReviewVersion } from './version-schemas.ts';

interface AskedVersion {
  readonly labelId: number;
  readonly labelVersionId: number;
  /** Person who views the version. */
  readonly userId: number;
}

/** Loads one version with all that is needed to decide on it. @throws HttpError 404 */
export async function loadVersion(
  transaction: Transaction,
  { labelId, labelVersionId, userId }: AskedVersion,
): Promise<ReviewVersion> {
  const versions = await loadVersionRows(transaction, { userId, labelId });
  const known = versions.find(({ row }) => row.labelVersionId === labelVersionId);
  const [content] = await transaction
    .select({
      labelName: labels.name,
      template: labelVersions.template,
      testData: labelVersions.testData,
      comment: labelVersions.comment,
      fileName: labelVersions.fileName,
      fileFormat: labelVersions.fileFormat,
      fileSha256: labelVersions.fileSha256,
      fileBytes: sql<number>`octet_length(${labelVersions.file})`,
    })
    .from(labelVersions)
    .innerJoin(labels, eq(labels.id, labelVersions.labelId))
    .where(and(eq(labelVersions.id, labelVersionId), eq(labelVersions.labelId, labelId)));
  if (!known || !content) throw notFound('labelVersion', labelVersionId);
  const { fileName, fileFormat, fileSha256, fileBytes, ...shown } = content;
  const { row, uploaderId } = known;
  const people = await loadReviewers(transaction);
  const inTurn = peopleInTurn(people, { state: row.state, uploadedBy: uploaderId });
  return {
    ...row,
    ...shown,
    labelId,
    publishedVersionId: versions.find((one) => one.row.state === 'Published')?.row.labelVersionId ?? null,
    approvals: approvalsOf(await loadHistory(transaction, labelId), labelVersionId),
    waitsFor: inTurn.map(({ name }) => name),
    asksPassword: (await loadReviewSettings(transaction)).asksPassword,
    file: { name: fileName, format: fileFormat, bytes: fileBytes, sha256: fileSha256 },
  };
}
