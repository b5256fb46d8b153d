import { z } from 'zod';
import { access } from '../../foundation/access/access-table.ts';
import { writing, type WriteInput, type Writer } from '../../foundation/audit/writer.ts';
import { dataOf, emptySchema } from '../../foundation/http/envelope.ts';
import { notFound } from '../../foundation/http/http-error.ts';
import { defineRoute, type Route } from '../../foundation/http/route.ts';
import { idParameter } from '../../foundation/values/text-limits.ts';
import type { Transaction } from '../../foundation/store/store.ts';
import { loadMediaFile, loadPictureUse, readMediaUsage } from './load-media.ts';
import { mediaLimits } from './media-limits.ts';
import {
  mediaFileSchema,
  mediaUsageSchema,
  pictureUseSchema,
  changedPictureSchema,
  type MediaFile,
} from './media-schemas.ts';
import { addPicture, deletePicture, movePicture, requireFolder, requirePicture } from './write-media.ts';

/** Bytes a form adds around its file. */
const formBytes = 10_000;

/** Runs a write and answers with the picture as it is afterwards. */
const writingPicture = (
  input: WriteInput,
  write: (transaction: Transaction, writer: Writer) => Promise<number>,
): Promise<{ data: MediaFile }> =>
  writing(input, async (transaction, writer) => {
    const id = await write(transaction, writer);
    const written = await loadMediaFile(transaction, id);
    if (!written) throw new Error(`Picture ${id} was written and is not there.`);
    return { data: written };
  });

export const mediaWriteRoutes: readonly Route[] = [
  defineRoute({
    method: 'post',
    path: '/api/mediaLibrary/folders/{folderName}',
    source: 'specification',
    summary: 'Add one PNG or JPEG to a folder; what it says about itself (place, owner) is left out',
    access: access.labels,
    bodyType: 'form',
    maxBodyBytes: mediaLimits.fileBytes + formBytes,
    request: {
      params: z.object({ folderName: z.string() }),
      body: z.strictObject({ file: z.file() }),
    },
    response: dataOf(mediaFileSchema),
    handler: async ({ params, body: { file }, ...input }) => {
      const folder = requireFolder(params.folderName);
      const picture = await requirePicture(file);
      return writingPicture(input, (transaction, writer) =>
        addPicture(transaction, writer, { folder, sentName: file.name, picture }),
      );
    },
  }),
  defineRoute({
    method: 'get',
    path: '/api/mediaLibrary/usage',
    source: 'ours',
    summary: 'What is used of the media library, and how much it takes',
    access: access.labels,
    response: dataOf(mediaUsageSchema),
    handler: ({ services, caller }) =>
      services.store.asOrganization(caller.organizationId, async (transaction) => ({
        data: await readMediaUsage(transaction),
      })),
  }),
  defineRoute({
    method: 'get',
    path: '/api/mediaLibrary/files/{id}/usage',
    source: 'ours',
    summary: 'What a picture stands on',
    access: access.labels,
    request: { params: z.object({ id: idParameter }) },
    response: dataOf(pictureUseSchema),
    handler: ({ services, caller, params }) =>
      services.store.asOrganization(caller.organizationId, async (transaction) => {
        if (!(await loadMediaFile(transaction, params.id))) throw notFound('picture', params.id);
        return { data: await loadPictureUse(transaction, params.id) };
      }),
  }),
  defineRoute({
    method: 'put',
    path: '/api/mediaLibrary/files/{id}',
    source: 'ours',
    summary: 'Rename a picture or move it to another folder; labels keep it',
    access: access.labels,
    request: { params: z.object({ id: idParameter }), body: changedPictureSchema },
    response: dataOf(mediaFileSchema),
    handler: ({ params, body, ...input }) => {
      const folder = body.folder === '' ? '' : requireFolder(body.folder);
      return writingPicture(input, async (transaction, writer) => {
        await movePicture(transaction, writer, { ...body, id: params.id, folder });
        return params.id;
      });
    },
  }),
  defineRoute({
    method: 'delete',
    path: '/api/mediaLibrary/files/{id}',
    source: 'ours',
    summary: 'Delete a picture that nothing uses',
    access: access.labels,
    request: { params: z.object({ id: idParameter }) },
    response: emptySchema,
    handler: ({ services, caller, facts, params }) =>
      services.store.asOrganization(caller.organizationId, async (transaction) => {
        const { clientAddress } = facts;
        await deletePicture(transaction, { services, caller, clientAddress }, params.id);
        return {};
      }),
  }),
];
