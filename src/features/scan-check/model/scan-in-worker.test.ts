// @vitest-environment jsdom
import { parseLabelTemplate } from 'label-core';
import { http, HttpResponse } from 'msw/http';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fontHandlers, shelfTemplate } from '@/entities/label/index.testing';
import { mockApi, onlyWorker, SilentWorker, withSilentWorkers } from '@/shared/testing';
import { readerHandler } from '../testing/reader-handler';

const api = mockApi(...fontHandlers(), readerHandler());

const request = {
  template: parseLabelTemplate(shelfTemplate),
  values: { title: 'Oats', ean: '9501101530003' },
  dpi: 203,
  images: {},
};
const read = { elementId: 'b', outcome: 'read', text: '9501101530003', moduleDots: 3 };

/** Loads the module with a worker, fonts and a reader of its own for each test. */
const load = async () => {
  vi.resetModules();
  return import('./scan-in-worker');
};

describe('without workers, on the page', () => {
  it('reads the barcodes with a reader of this site', async () => {
    const { scanInWorker } = await load();
    expect(await scanInWorker(request)).toMatchObject({ findings: [read] });
  });

  it('says that the reader could not be loaded, and loads it with the next test', async () => {
    api.use(http.get('*zxing_reader.wasm', () => new HttpResponse(null, { status: 503 }), { once: true }));
    const { scanInWorker } = await load();
    expect(await scanInWorker(request)).toMatchObject({ fault: 'not-loaded' });
    expect(await scanInWorker(request)).toMatchObject({ findings: [read] });
  });

  it('says that a label cannot be drawn', async () => {
    const { scanInWorker } = await load();
    expect(await scanInWorker({ ...request, dpi: 1 })).toMatchObject({ fault: 'not-drawn' });
  });
});

describe('with a worker', () => {
  beforeEach(withSilentWorkers);

  it('starts it with the first test and passes on what it reads', async () => {
    const { scanInWorker } = await load();
    expect(SilentWorker.started).toEqual([]);
    const asked = scanInWorker(request);
    const worker = onlyWorker();
    expect(worker.url.href).toMatch(/scan-worker/);
    expect(worker.options).toEqual({ type: 'module' });
    expect(worker.sent).toEqual([
      {
        id: 1,
        request,
        fontUrls: { regular: expect.any(String), bold: expect.any(String) },
        readerUrl: expect.stringMatching(/^http.*zxing_reader\.wasm$/),
      },
    ]);
    worker.say({ id: 1, findings: [] });
    expect(await asked).toMatchObject({ findings: [] });
  });

  it('leaves nobody waiting for one that does not start, and starts another with the next test', async () => {
    const { scanInWorker } = await load();
    const asked = scanInWorker(request);
    onlyWorker().dispatchEvent(new Event('error'));
    expect(await asked).toEqual({ fault: 'not-loaded' });
    expect(onlyWorker().isTerminated).toBe(true);
    const again = scanInWorker(request);
    SilentWorker.started[1]?.say({ id: 2, findings: [] });
    expect(await again).toMatchObject({ findings: [] });
  });
});
