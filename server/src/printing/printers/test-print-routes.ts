import { Buffer } from 'node:buffer';
import { z } from 'zod';
import { access } from '../../foundation/access/access-table.ts';
import { HttpError } from '../../foundation/http/http-error.ts';
import { routesWith, type Route } from '../../foundation/http/route.ts';
import type { RenderServices } from '../../design/rendering/render-services.ts';
import { paperSettingsSchema } from '../../foundation/values/preferences.ts';
import { contentTypeOf } from '../files/print-file-type.ts';
import { printFileSchema } from '../print/print-job-answer.ts';
import { sentences } from '../sentences/index.ts';
import { testPrintSchema } from './printer-schemas.ts';
import { targetProblems } from './printer-target.ts';
import { drawTestLabel } from './test-label.ts';
import { createTestPrintToken, readTestPrintToken } from './test-print-link.ts';
import { refuse } from '../../foundation/http/refuse.ts';

const defineRoute = routesWith<RenderServices>();

/**
 * Returns whether the printer has a target. For a test, a target that the owner of a computer allowed is possible too,
 * so the helper decides about it.
 */
const describesTarget = ({ targetIpAddress, targetPrintQueue }: z.output<typeof testPrintSchema>) =>
  targetIpAddress !== null || targetPrintQueue !== null;

export const testPrintRoutes: readonly Route<RenderServices>[] = [
  defineRoute({
    method: 'post',
    path: '/api/printers/testprint',
    source: 'ours',
    summary: 'A test label for a printer as it is being entered; nothing is stored, no print is counted',
    access: access.printers,
    request: { body: testPrintSchema },
    response: z.strictObject({ printFiles: z.array(printFileSchema) }),
    handler: async ({ services: { renderer, keys, clock }, facts, body }) => {
      if (!describesTarget(body)) refuse(targetProblems(body));
      const test = { printer: body, at: clock().getTime() };
      const content = body.language === 'pdf' ? await drawTestLabel(renderer, test) : undefined;
      const token = createTestPrintToken(keys, test);
      const file = {
        printJobEntryId: crypto.randomUUID(),
        printFileName: `${facts.publicUrl}/api/printers/testprint/${token}`,
        targetIpAddress: body.targetIpAddress,
        targetPort: body.targetPort,
        targetPrintQueue: body.targetPrintQueue,
        useLocalPrinterDriver: body.useLocalPrinterDriver,
        pdfAsBase64String: content ? Buffer.from(content).toString('base64') : null,
        ...paperSettingsSchema.parse({}),
        labelCount: 1,
        labelName: 'Test label',
        printerName: body.name,
        agentId: null,
        agentName: null,
        articleName: null,
        orderId: null,
        orderLine: null,
      };
      return { printFiles: [file] };
    },
  }),
  defineRoute({
    method: 'get',
    path: '/api/printers/testprint/{token}',
    source: 'ours',
    summary: 'A test label, for the helper; the address itself is the key and lasts ten minutes',
    access: access.public,
    request: { params: z.object({ token: z.string().max(2000) }) },
    response: { file: 'application/pdf' },
    handler: async ({ services: { renderer, keys, clock }, params }) => {
      const linked = readTestPrintToken(keys, params.token, clock());
      if (!linked) {
        throw new HttpError(404, sentences.printFile.testGone);
      }
      const { language } = linked.printer;
      const content = await drawTestLabel(renderer, linked);
      return new Response(Uint8Array.from(content), {
        headers: {
          'Content-Type': contentTypeOf[language],
          'Content-Disposition': `attachment; filename="test-label.${language}"`,
        },
      });
    },
  }),
];
