import { desc, eq } from 'drizzle-orm';
import { roundMm } from '../labels/round-mm.ts';
import { accounts, labelVersions, organizations } from '../../foundation/store/schema/index.ts';
import type { Transaction } from '../../foundation/store/store.ts';
import { nameOf } from '../history/actor.ts';
import type { VersionRow } from './version-schemas.ts';

/** Columns of a version without its template and its file. */
const columns = {
  labelId: labelVersions.labelId,
  uploaderId: labelVersions.uploadedBy,
  labelVersionId: labelVersions.id,
  version: labelVersions.version,
  state: labelVersions.state,
  versionHash: labelVersions.versionHash,
  widthMm: labelVersions.widthMm,
  heightMm: labelVersions.heightMm,
  createdAt: labelVersions.createdAt,
  publishedAt: labelVersions.publishedAt,
  publishAt: labelVersions.publishAt,
  firstName: accounts.firstName,
  lastName: accounts.lastName,
  bindsMaster: organizations.bindsMaster,
};

export interface KnownVersion {
  readonly labelId: number;
  readonly uploaderId: number;
  readonly row: VersionRow;
}

interface Look {
  /** Person who views the versions. */
  readonly userId: number;
  /** Omitted: the versions of all labels. */
  readonly labelId?: number;
}

/** Loads the versions of one label, or of all, newest first within each label. */
export async function loadVersionRows(
  transaction: Transaction,
  { userId, labelId }: Look,
): Promise<KnownVersion[]> {
  const rows = await transaction
    .select(columns)
    .from(labelVersions)
    .innerJoin(accounts, eq(accounts.id, labelVersions.uploadedBy))
    .innerJoin(organizations, eq(organizations.organizationId, labelVersions.organizationId))
    .where(labelId === undefined ? undefined : eq(labelVersions.labelId, labelId))
    .orderBy(labelVersions.labelId, desc(labelVersions.version));
  return rows.map(({ labelId: id, uploaderId, firstName, lastName, ...row }) => ({
    labelId: id,
    uploaderId,
    row: {
      ...row,
      widthMm: roundMm(row.widthMm),
      heightMm: roundMm(row.heightMm),
      uploadedBy: nameOf({ firstName, lastName }),
      isOwn: uploaderId === userId,
      createdAt: row.createdAt.toISOString(),
      publishedAt: row.publishedAt?.toISOString() ?? null,
      publishAt: row.publishAt?.toISOString() ?? null,
    },
  }));
}
