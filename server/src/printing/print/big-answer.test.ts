import { expect, it } from 'vitest';
import { onEveryStore } from '../../testing/on-every-store.ts';
import { printJobSchema } from './print-job-answer.ts';

const megabyte = 1024 * 1024;

onEveryStore(
  'a job of big files',
  (server) => {
    const print = async (quantity: number) => {
      const line = { labelId: 1, printerId: 1, quantity, articleId: 1, orderId: 1, orderLine: 0 };
      const body = { computerName: 'BAKERY-01', labels: [line] };
      return printJobSchema.parse(
        (await server().call('POST /api/printjobs', { as: 'member@demo.test', body })).body,
      ).printFiles;
    };

    it('contains its files up to 6 MB, and beyond that only the address of each file', async () => {
      expect((await print(6)).map(({ pdfAsBase64String }) => pdfAsBase64String === null)).toEqual(
        Array.from({ length: 6 }, () => false),
      );
      const files = await print(7);
      expect(files.map(({ pdfAsBase64String }) => pdfAsBase64String)).toEqual(
        Array.from({ length: 7 }, () => null),
      );
      const fetched = await server().fetch(new Request(files[6]?.printFileName ?? ''));
      expect((await fetched.arrayBuffer()).byteLength).toBe(megabyte);
    });
  },
  {
    renderer: {
      findProblems: () => [],
      render: async () => new Uint8Array(megabyte).fill(37),
      close: async () => undefined,
    },
  },
);
