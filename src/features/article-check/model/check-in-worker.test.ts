// @vitest-environment jsdom
import { parseLabelTemplate } from 'label-core';
import { http, HttpResponse } from 'msw/http';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fontHandlers, shelfTemplate } from '@/entities/label/index.testing';
import { mockApi, onlyWorker, SilentWorker, withSilentWorkers } from '@/shared/testing';
import { NOTHING_CHECKED, type CheckResult } from './article-check';

const api = mockApi(...fontHandlers());

const fitting = { title: 'Oats', ean: '9501101530003' };
const request = {
  template: parseLabelTemplate(shelfTemplate),
  dpi: 203,
  values: [fitting, { ...fitting, title: '' }],
};
const wanted = () => new AbortController().signal;
const nothing = () => undefined;

/** Loads the module with a worker and fonts of its own for each test. */
const load = async () => {
  vi.resetModules();
  return import('./check-in-worker');
};

describe('without workers, on the page', () => {
  it('checks all articles', async () => {
    const { checkInWorker } = await load();
    const reports: CheckResult[] = [];
    await checkInWorker(request, (found) => reports.push(found), wanted());
    expect(reports.reduce((sum, { checked }) => sum + checked, 0)).toBe(2);
    expect(reports.flatMap(({ findings }) => findings)).toMatchObject([
      { at: 1, problems: [{ code: 'value-required', variable: 'title' }] },
    ]);
  });

  it('is rid of a check within a pause', async () => {
    const { checkInWorker } = await load();
    const controller = new AbortController();
    const many = { ...request, values: Array.from({ length: 20_000 }, () => fitting) };
    const { promise: hasBegun, resolve: begin } = Promise.withResolvers<void>();
    const reports: CheckResult[] = [];
    const report = (found: CheckResult) => {
      reports.push(found);
      begin();
    };
    const asked = checkInWorker(many, report, controller.signal);
    await hasBegun;
    controller.abort(new Error('No longer wanted.'));
    await expect(asked).rejects.toThrow('No longer wanted.');
    const before = reports.length;
    await checkInWorker(request, nothing, wanted());
    expect(reports).toHaveLength(before);
  });

  it('says that the fonts could not be loaded, and loads them with the next check', async () => {
    api.use(http.get('*NotoSans_700Bold.ttf', () => new HttpResponse(null, { status: 503 }), { once: true }));
    const { checkInWorker } = await load();
    await expect(checkInWorker(request, nothing, wanted())).rejects.toMatchObject({ fault: 'not-loaded' });
    await expect(checkInWorker(request, nothing, wanted())).resolves.toBeUndefined();
  });

  it('says that a label cannot be laid out', async () => {
    const { checkInWorker } = await load();
    await expect(checkInWorker({ ...request, dpi: 1 }, nothing, wanted())).rejects.toMatchObject({
      fault: 'not-checked',
    });
  });
});

describe('with a worker', () => {
  beforeEach(withSilentWorkers);

  it('starts it before it is needed, and passes on what it finds', async () => {
    const { checkInWorker, warmUpCheck } = await load();
    const fontUrls = { regular: expect.any(String), bold: expect.stringMatching(/^http.*700Bold\.ttf$/) };
    warmUpCheck();
    const reports: CheckResult[] = [];
    const asked = checkInWorker(request, (found) => reports.push(found), wanted());
    const worker = onlyWorker();
    expect(worker.url.href).toMatch(/check-worker/);
    expect(worker.options).toEqual({ type: 'module' });
    expect(worker.sent).toEqual([{ warmUp: fontUrls }, { id: 1, request, fontUrls }]);
    const found = { ...NOTHING_CHECKED, checked: 2 };
    worker.say({ id: 1, found });
    worker.say({ id: 1, isDone: true });
    await expect(asked).resolves.toBeUndefined();
    expect(reports).toEqual([found]);
  });

  it('tells it what is no longer wanted, and hears no more of that', async () => {
    const { checkInWorker } = await load();
    const controller = new AbortController();
    const report = vi.fn<(found: CheckResult) => void>();
    const asked = checkInWorker(request, report, controller.signal);
    controller.abort(new Error('No longer wanted.'));
    await expect(asked).rejects.toThrow('No longer wanted.');
    expect(onlyWorker().sent.at(-1)).toEqual({ id: 1, cancel: true });
    onlyWorker().say({ id: 1, found: NOTHING_CHECKED });
    expect(report).not.toHaveBeenCalled();
  });

  it('leaves nobody waiting for one that does not start, and starts another with the next check', async () => {
    const { checkInWorker } = await load();
    const asked = checkInWorker(request, nothing, wanted());
    onlyWorker().dispatchEvent(new Event('error'));
    await expect(asked).rejects.toMatchObject({ fault: 'not-loaded' });
    expect(onlyWorker().isTerminated).toBe(true);
    const again = checkInWorker(request, nothing, wanted());
    SilentWorker.started[1]?.say({ id: 2, isDone: true });
    await expect(again).resolves.toBeUndefined();
  });
});
