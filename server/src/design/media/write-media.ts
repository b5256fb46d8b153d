import { and, eq, ne, sum } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import { changeRecorder } from '../../foundation/audit/record-change.ts';
import type { Writer } from '../../foundation/audit/writer.ts';
import { HttpError, notFound } from '../../foundation/http/http-error.ts';
import { refusalOf } from '../../foundation/http/refuse.ts';
import { allocateIds } from '../../foundation/store/allocate-ids.ts';
import { lockOrganization } from '../../foundation/store/lock-organization.ts';
import { mediaFiles } from '../../foundation/store/schema/index.ts';
import type { Transaction } from '../../foundation/store/store.ts';
import { sentences } from '../sentences/index.ts';
import { loadPictureUse } from './load-media.ts';
import { mediaLimits } from './media-limits.ts';
import type { ChangedPicture } from './media-schemas.ts';
import { fileNameOf, folderNameOf, freeNameFor } from './media-names.ts';
import { usersOf } from './picture-users.ts';
import { type CleanPicture, PictureRefusal } from './picture-refusal.ts';
import { readPicture } from './read-picture.ts';

/** Reads an uploaded file, before any transaction is opened for it. @throws HttpError 422 with the reason */
export async function requirePicture(file: File): Promise<CleanPicture> {
  if (file.size > mediaLimits.fileBytes) {
    throw new HttpError(413, sentences.mediaFile.large({ most: mediaLimits.fileBytes / 1_000_000 }));
  }
  try {
    const content = new Uint8Array(await file.arrayBuffer());
    return await readPicture(content, { name: file.name, declaredType: file.type });
  } catch (error) {
    if (!(error instanceof PictureRefusal)) throw error;
    throw refusalOf([{ path: 'file', ...error.sentence }]);
  }
}

/** @throws HttpError 422 for an invalid name of a folder */
export function requireFolder(text: string): string {
  const folder = folderNameOf(text);
  if (folder !== undefined) return folder;
  const sentence = sentences.mediaLibrary.folderName({ most: mediaLimits.folderCharacters });
  throw refusalOf([{ path: 'folder', ...sentence }]);
}

interface NewPicture {
  readonly folder: string;
  readonly sentName: string;
  readonly picture: CleanPicture;
}

/**
 * Adds a picture under a free name; one that is already in the folder is not stored twice.
 * @throws HttpError 409 when the library is full, 413 when the picture is larger than the remaining space
 */
export async function addPicture(
  transaction: Transaction,
  writer: Writer,
  { folder, sentName, picture }: NewPicture,
): Promise<number> {
  await lockOrganization(transaction);
  const digest = createHash('sha256').update(picture.content).digest('base64url');
  const others = await transaction
    .select({ id: mediaFiles.id, name: mediaFiles.name, digest: mediaFiles.digest })
    .from(mediaFiles)
    .where(eq(mediaFiles.folder, folder));
  const same = others.find((one) => one.digest === digest);
  if (same) return same.id;
  await requireRoom(transaction, picture.content.length);
  const taken = new Set(others.map((one) => one.name.toLowerCase()));
  const name = freeNameFor(fileNameOf(sentName, picture.contentType), taken);
  const { organizationId } = writer.caller;
  const id = await allocateIds(transaction, organizationId, 'media');
  const addedAt = writer.services.clock();
  const sizeBytes = picture.content.length;
  await transaction
    .insert(mediaFiles)
    .values({ ...picture, organizationId, id, folder, name, sizeBytes, digest, addedAt });
  await record(transaction, writer, 'picture-added', { id, name: pathOf(folder, name) });
  return id;
}

/**
 * Renames or moves a picture; labels refer to it by its id and are not affected.
 * @throws HttpError 404, 409 for a name that is taken
 */
export async function movePicture(
  transaction: Transaction,
  writer: Writer,
  { id, ...changed }: ChangedPicture & { readonly id: number },
): Promise<void> {
  await lockOrganization(transaction);
  const before = await requireFile(transaction, id);
  const { folder } = changed;
  const name = fileNameOf(changed.name, before.contentType === 'image/png' ? 'image/png' : 'image/jpeg');
  const others = await transaction
    .select({ name: mediaFiles.name })
    .from(mediaFiles)
    .where(and(eq(mediaFiles.folder, folder), ne(mediaFiles.id, id)));
  if (others.some((one) => one.name.toLowerCase() === name.toLowerCase())) {
    const { nameTaken, nameTakenOutside } = sentences.mediaLibrary;
    const sentence = folder === '' ? nameTakenOutside({ name }) : nameTaken({ name, folder });
    throw refusalOf([{ path: 'name', ...sentence }], 409);
  }
  await transaction
    .update(mediaFiles)
    .set({ ...changed, name })
    .where(eq(mediaFiles.id, id));
  await record(transaction, writer, 'picture-changed', { id, name: pathOf(folder, name) });
}

/** @throws HttpError 404, 409 while the picture is used, naming the uses */
export async function deletePicture(transaction: Transaction, writer: Writer, id: number): Promise<void> {
  await lockOrganization(transaction);
  const before = await requireFile(transaction, id);
  const users = usersOf(before.name, await loadPictureUse(transaction, id));
  if (users.length > 0) throw new HttpError(409, sentences.mediaLibrary.inUse({ users }));
  await transaction.delete(mediaFiles).where(eq(mediaFiles.id, id));
  await record(transaction, writer, 'picture-deleted', {
    id: before.id,
    name: pathOf(before.folder, before.name),
  });
}

async function requireFile(transaction: Transaction, id: number) {
  const [file] = await transaction
    .select({
      id: mediaFiles.id,
      folder: mediaFiles.folder,
      name: mediaFiles.name,
      contentType: mediaFiles.contentType,
    })
    .from(mediaFiles)
    .where(eq(mediaFiles.id, id));
  if (!file) throw notFound('picture', id);
  return file;
}

async function requireRoom(transaction: Transaction, bytes: number): Promise<void> {
  if ((await transaction.$count(mediaFiles)) >= mediaLimits.files) {
    throw new HttpError(409, sentences.mediaLibrary.full({ most: mediaLimits.files }));
  }
  const [used] = await transaction
    .select({ bytes: sum(mediaFiles.sizeBytes).mapWith(Number) })
    .from(mediaFiles);
  if ((used?.bytes ?? 0) + bytes <= mediaLimits.totalBytes) return;
  throw new HttpError(413, sentences.mediaLibrary.noRoom({ most: mediaLimits.totalBytes / 1_000_000 }));
}

const record = changeRecorder('picture');

/** Returns the name of a picture in the security log: its folder and name. */
const pathOf = (folder: string, name: string) => (folder === '' ? name : `${folder}/${name}`);
