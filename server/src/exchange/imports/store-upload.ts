import { createHash } from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
import { importLimits, importSentences } from 'label-core/import';
import type { Sentence } from 'label-core/sentence';
import { logName } from '../../foundation/audit/log-name.ts';
import { shortenAddress } from '../../foundation/values/shorten-address.ts';
import { recordWrite, type Writer } from '../../foundation/audit/writer.ts';
import { rootGroupId } from '../../people/groups/group-tree.ts';
import { HttpError } from '../../foundation/http/http-error.ts';
import { refuse } from '../../foundation/http/refuse.ts';
import { sentences as common } from '../../foundation/sentences/index.ts';
import { lockOrganization } from '../../foundation/store/lock-organization.ts';
import { allocateIds } from '../../foundation/store/allocate-ids.ts';
import { groups, imports, labels } from '../../foundation/store/schema/index.ts';
import type { Transaction } from '../../foundation/store/store.ts';
import { sentences } from '../sentences/index.ts';
import { importServiceLimits } from './import-limits.ts';
import type { Upload } from './import-schemas.ts';
import { requireImports } from './require-imports.ts';

/** Upload whose file was read, before any transaction is opened for it. */
export interface ReadUpload extends Omit<Upload, 'file'> {
  readonly content: Uint8Array;
  readonly sha256: string;
  /** Hash of the whole upload except the key. */
  readonly requestHash: string;
}

/** @throws HttpError 413 beyond the limit, 422 for an empty file or an invalid key */
export async function readUpload(
  { file, ...upload }: Upload,
  headerKey: string | undefined,
): Promise<ReadUpload> {
  if (file.size > importLimits.bytes)
    throw new HttpError(413, sentences.importUpload.large({ megabytes: importLimits.bytes / 1_000_000 }));
  if (file.size === 0) refuse([{ path: 'file', ...importSentences.file.empty }]);
  const idempotencyKey = headerKey ?? upload.idempotencyKey;
  if (idempotencyKey !== undefined && !/^[\x21-\x7e]{1,200}$/.test(idempotencyKey))
    throw new HttpError(422, sentences.importUpload.badKey);
  const content = new Uint8Array(await file.arrayBuffer());
  const sha256 = createHash('sha256').update(content).digest('hex');
  const { fileName, fileEncoding, targetGroups, options } = upload;
  const requestHash = createHash('sha256')
    .update(JSON.stringify([sha256, fileName, fileEncoding, targetGroups, options]))
    .digest('base64url');
  return { ...upload, idempotencyKey, content, sha256, requestHash };
}

/**
 * Stores an upload as a waiting job, and returns its id. The same upload under the same key returns the same job: a
 * client that did not get the answer sends it again.
 * @throws HttpError 402 without the feature, 409 for a key of another upload or while too many wait, 422 for a group or
 *   label that cannot be used
 */
export async function storeUpload(
  transaction: Transaction,
  writer: Writer,
  upload: ReadUpload,
): Promise<number> {
  await requireImports(transaction);
  // Serialises the calls: because of two calls with one key, and of the number of waiting imports.
  await lockOrganization(transaction);
  const repeated = await findRepeat(transaction, writer, upload);
  if (repeated !== undefined) return repeated;
  const groupId = await requireTarget(transaction, writer, upload);
  await requireLabels(transaction, upload.options.labelIds);
  const underWay = await transaction.$count(imports, inArray(imports.state, ['Waiting', 'Running']));
  if (underWay >= importServiceLimits.underWay)
    throw new HttpError(409, sentences.importUpload.manyWait({ waiting: underWay }));

  const { organizationId, userId } = writer.caller;
  const { fileName, fileEncoding, content, sha256, options, requestHash, idempotencyKey = null } = upload;
  const id = await allocateIds(transaction, organizationId, 'import');
  await transaction.insert(imports).values({
    organizationId,
    id,
    accountId: userId,
    address: shortenAddress(writer.clientAddress),
    idempotencyKey,
    requestHash,
    fileName,
    fileEncoding,
    content,
    sizeBytes: content.length,
    sha256,
    groupId,
    options,
    state: 'Waiting',
    createdAt: writer.services.clock(),
  });
  await recordWrite(transaction, writer, 'import-added', logName('import', id, fileName));
  return id;
}

async function findRepeat(
  transaction: Transaction,
  { caller }: Writer,
  { idempotencyKey, requestHash }: ReadUpload,
): Promise<number | undefined> {
  if (idempotencyKey === undefined) return undefined;
  const [known] = await transaction
    .select({ id: imports.id, requestHash: imports.requestHash })
    .from(imports)
    .where(and(eq(imports.accountId, caller.userId), eq(imports.idempotencyKey, idempotencyKey)));
  if (known && known.requestHash !== requestHash) throw new HttpError(409, sentences.importUpload.keyUsed);
  return known?.id;
}

const refuseGroup = (sentence: Sentence) => refuse([{ path: 'targetGroups', ...sentence }]);

/** Returns the group of everything in a file; it is exactly one, as an article or an order belongs to one group. */
async function requireTarget(
  transaction: Transaction,
  { caller }: Writer,
  { targetGroups, options }: ReadUpload,
): Promise<number> {
  const [groupId = caller.groupIds[0] ?? rootGroupId, ...others] = targetGroups;
  if (others.length > 0) refuseGroup(sentences.importUpload.oneGroup);
  const [group] = await transaction
    .select({ name: groups.name, isOpen: groups.allowOrderImportToThisGroup })
    .from(groups)
    .where(eq(groups.id, groupId));
  if (!group) refuseGroup(common.missing.group({ id: groupId }));
  if (group && !group.isOpen && options.kind === 'orders')
    refuseGroup(sentences.importUpload.closedGroup({ name: group.name }));
  return groupId;
}

async function requireLabels(transaction: Transaction, labelIds: readonly number[]): Promise<void> {
  const found = await transaction
    .select({ id: labels.id })
    .from(labels)
    .where(inArray(labels.id, [...labelIds]));
  const known = new Set(found.map(({ id }) => id));
  refuse(
    labelIds
      .filter((id) => !known.has(id))
      .map((id) => ({ path: 'options.labelIds', ...common.missing.label({ id }) })),
  );
}
