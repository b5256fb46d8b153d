import { fileLimits } from 'label-core/file';
import { z } from 'zod';
import { access } from '../../../foundation/access/access-table.ts';
import { dataOf } from '../../../foundation/http/envelope.ts';
import { defineRoute, type Route } from '../../../foundation/http/route.ts';
import { extractLabel } from './extract-label.ts';
import { extractedLabelSchema, toExtractedLabel } from './extracted-label.ts';

/** Bytes a form adds around its file. */
const formBytes = 10_000;

/** Resolution ZPL was made for; its positions are in dots, whose size the file does not say. */
const resolution = z.enum(['152', '203', '300', '600']).transform(Number);

export const labelFileRoutes: readonly Route[] = [
  defineRoute({
    method: 'post',
    path: '/api/labels/extract',
    source: 'specification',
    summary: 'What a label file holds: its size, its variables and the template it becomes; nothing is kept',
    access: access.labelFiles,
    bodyType: 'form',
    maxBodyBytes: fileLimits.bytes + formBytes,
    request: { body: z.strictObject({ file: z.file(), dpi: resolution.optional() }) },
    response: dataOf(extractedLabelSchema),
    handler: async ({ body }) => ({ data: toExtractedLabel(await extractLabel(body.file, body.dpi)) }),
  }),
];
