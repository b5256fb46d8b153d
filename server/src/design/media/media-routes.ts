import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { access } from '../../foundation/access/access-table.ts';
import { listOf } from '../../foundation/http/envelope.ts';
import { notFound } from '../../foundation/http/http-error.ts';
import { defineRoute, type Route } from '../../foundation/http/route.ts';
import { idParameter } from '../../foundation/values/text-limits.ts';
import { mediaFiles } from '../../foundation/store/schema/index.ts';
import { loadMediaFiles } from './load-media.ts';
import { mediaFileSchema } from './media-schemas.ts';
import { pictureAnswer } from './picture-answer.ts';

export const mediaRoutes: readonly Route[] = [
  defineRoute({
    method: 'get',
    path: '/api/mediaLibrary/files',
    source: 'specification',
    summary: 'The pictures of the media library',
    access: access.signedIn,
    response: listOf(mediaFileSchema),
    handler: ({ services, caller }) =>
      services.store.asOrganization(caller.organizationId, async (transaction) => ({
        data: await loadMediaFiles(transaction),
      })),
  }),
  defineRoute({
    method: 'get',
    path: '/api/mediaLibrary/files/{id}',
    source: 'ours',
    summary: 'One picture, for the preview of a label',
    access: access.signedIn,
    request: { params: z.object({ id: idParameter }) },
    response: { file: 'image/*' },
    handler: ({ services, caller, params, facts }) =>
      services.store.asOrganization(caller.organizationId, async (transaction) => {
        const [file] = await transaction.select().from(mediaFiles).where(eq(mediaFiles.id, params.id));
        if (!file) throw notFound('picture', params.id);
        return pictureAnswer(file, facts.ifNoneMatch);
      }),
  }),
];
