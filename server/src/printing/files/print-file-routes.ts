import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { access } from '../../foundation/access/access-table.ts';
import { HttpError } from '../../foundation/http/http-error.ts';
import { defineRoute, type Route } from '../../foundation/http/route.ts';
import { printFiles, printJobEntries } from '../../foundation/store/schema/index.ts';
import { sentences } from '../sentences/index.ts';
import { requireReleased } from './held-files.ts';
import { readFileToken } from './file-link.ts';
import { contentTypeOf } from './print-file-type.ts';

const gone = () => new HttpError(404, sentences.printFile.gone);

export const printFileRoutes: readonly Route[] = [
  defineRoute({
    method: 'get',
    path: '/api/printfiles/{token}',
    source: 'ours',
    summary: 'A print file, for the helper; the address itself is the key and lasts a day',
    access: access.public,
    request: { params: z.object({ token: z.string().max(300) }) },
    response: { file: 'application/pdf' },
    handler: async ({ services: { store, keys, clock }, params }) => {
      const linked = readFileToken(keys, params.token, clock());
      if (!linked) throw gone();
      return store.asOrganization(linked.organizationId, async (transaction) => {
        const [file] = await transaction
          .select({
            content: printFiles.content,
            language: printJobEntries.language,
            id: printJobEntries.id,
            firstEntryId: printJobEntries.firstEntryId,
          })
          .from(printFiles)
          .innerJoin(printJobEntries, eq(printJobEntries.id, printFiles.printJobEntryId))
          .where(eq(printFiles.printJobEntryId, linked.printJobEntryId));
        if (!file) throw gone();
        await requireReleased(transaction, file);
        return new Response(Uint8Array.from(file.content), {
          headers: {
            'Content-Type': contentTypeOf[file.language],
            'Content-Disposition': `attachment; filename="${linked.printJobEntryId}.${file.language}"`,
          },
        });
      });
    },
  }),
];
