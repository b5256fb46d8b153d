import { Buffer } from 'node:buffer';
import type { LabelTemplate } from 'label-core';
import { readBarcodesOf, sampleLabelFile } from 'label-core/testing';
import { rasterisePages } from 'label-core/testing';
import { readZplLabels, type Bitmap } from 'label-core/zpl';
import { beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { demoOrganization } from '../../../program/demo/demo-organizations.ts';
import { saveToFolder } from '../../../program/demo/demo-printers.ts';
import { seedLabels } from '../../../program/demo/seed-labels.ts';
import { printJobSchema } from '../../../printing/print/print-job-answer.ts';
import { labels, printers } from '../../../foundation/store/schema/index.ts';
import { onEveryStore } from '../../../testing/on-every-store.ts';
import type { TestServer } from '../../../testing/test-server.ts';

const { organizationId } = demoOrganization;
const extractedSchema = z.object({ data: z.object({ template: z.custom<LabelTemplate>() }) });

/** Values each file is filled in with, and the codes a scanner reads from its print. */
const uploads = [
  {
    fileName: 'inkscape-product.svg',
    values: { lot: 'A1', 'best before': '2027-01-01', ean: '9501101530003' },
    scanned: ['9501101530003', 'https://demo.test/lot/A1'],
  },
  {
    fileName: 'illustrator-asset.svg',
    values: { asset: 'AB-100294', room: 'Room 12' },
    scanned: ['AB-100294', 'AB-100294'],
  },
  {
    fileName: 'zebra-designer-product.prn',
    values: { Product: 'Plum jam' },
    scanned: ['9501101530003', 'https://demo.test/p/1'],
  },
  {
    fileName: 'logistics-gs1.zpl',
    values: { SSCC: '095011015300000010', count: '24' },
    scanned: ['(00)095011015300000010', '(02)09501101530003(37)24', 'A1', 'DEMO LOGISTICS'],
  },
] as const;

const targets = [
  { id: 901, language: 'pdf', dpi: 203 },
  { id: 902, language: 'pdf', dpi: 300 },
  { id: 903, language: 'zpl', dpi: 203 },
  { id: 904, language: 'zpl', dpi: 300 },
] as const;

async function codesOf(bytes: Uint8Array, template: LabelTemplate, dpi: number, isPdf: boolean) {
  const dots = (mm: number) => Math.round((mm / 25.4) * dpi);
  const size = { width: dots(template.widthMm), height: dots(template.heightMm) };
  const bitmaps: Bitmap[] = [];
  if (isPdf) for await (const bitmap of rasterisePages(bytes, size)) bitmaps.push(bitmap);
  else bitmaps.push(...readZplLabels(new TextDecoder().decode(bytes)).map(({ bitmap }) => bitmap));
  const found = await Promise.all(bitmaps.map(readBarcodesOf));
  return found.flatMap((codes) => codes.map(({ text }) => text)).toSorted();
}

onEveryStore('a label from an uploaded file', (server) => {
  beforeAll(async () => {
    await server().store.asOrganization(organizationId, (transaction) =>
      transaction.insert(printers).values(
        targets.map(({ id, language, dpi }) => ({
          ...saveToFolder,
          organizationId,
          id,
          language,
          dpi,
          name: `${language}-${dpi}`,
          displayName: `${language} ${dpi}`,
          ...(language === 'zpl'
            ? { targetPrintQueue: null, targetIpAddress: '127.0.0.1', targetPort: 9100 }
            : {}),
        })),
      ),
    );
  });

  it.each(uploads)(
    'is printed and scans at 203 and 300 dpi, as PDF and as ZPL: $fileName',
    async (upload) => {
      const template = await extract(server(), upload.fileName);
      const labelId = await publish(server(), template);
      const editableData = Object.entries(upload.values).map(([key, data]) => ({ key, data }));
      for (const { id: printerId, language, dpi } of targets) {
        const answer = await server().call('POST /api/printjobs', {
          as: 'member@demo.test',
          body: { computerName: 'PC', labels: [{ labelId, printerId, quantity: 1, editableData }] },
        });
        expect([answer.status, answer.body]).toEqual([200, expect.anything()]);
        const [file] = printJobSchema.parse(answer.body).printFiles;
        const fetched = await server().fetch(new Request(file?.printFileName ?? ''));
        const bytes = new Uint8Array(Buffer.from(await fetched.arrayBuffer()));
        expect([language, dpi, await codesOf(bytes, template, dpi, language === 'pdf')]).toEqual([
          language,
          dpi,
          upload.scanned,
        ]);
      }
    },
  );
});

async function extract(server: TestServer, fileName: string): Promise<LabelTemplate> {
  const body = new FormData();
  body.append('file', new File([sampleLabelFile(fileName)], fileName));
  const answer = await server.call('POST /api/labels/extract', { as: 'labels@demo.test', body });
  return extractedSchema.parse(answer.body).data.template;
}

async function publish(server: TestServer, template: LabelTemplate): Promise<number> {
  return server.store.asOrganization(organizationId, async (transaction) => {
    const seed = { organizationId, uploadedBy: 1, now: server.now() };
    await seedLabels(transaction, seed, [
      { name: template.name, articleGroupIds: [], versions: [{ template, state: 'Published', daysAgo: 0 }] },
    ]);
    const all = await transaction.select({ id: labels.id }).from(labels);
    return Math.max(...all.map(({ id }) => id));
  });
}
