// @vitest-environment jsdom
import { http, HttpResponse } from 'msw/http';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { drawnPictures, fontHandlers, shelfTemplate, SMALL_PNG } from '@/entities/label/index.testing';
import { mockApi, onlyWorker, SilentWorker, withSilentWorkers } from '@/shared/testing';

const api = mockApi(...fontHandlers());

const values = { title: 'Crème', ean: '9501101530003' };
const otherTemplate = { ...shelfTemplate, elements: shelfTemplate.elements.slice(0, 1) };
const base64 = btoa(String.fromCharCode(...SMALL_PNG));
const photo = {
  type: 'image',
  id: 'photo',
  xMm: 48,
  yMm: 18,
  widthMm: 8,
  heightMm: 8,
  source: { dataUri: `data:image/png;base64,${base64}` },
};
const written = (title: string) => ({
  ...shelfTemplate,
  elements: [{ ...shelfTemplate.elements[0], value: title }],
});
const request = { before: shelfTemplate, after: otherTemplate, values };

/** Loads the module with a worker and fonts of its own for each test. */
const load = async () => {
  vi.resetModules();
  return import('./compare-in-worker');
};

describe('without workers, on the page', () => {
  it('draws and compares two versions', async () => {
    const { compareInWorker } = await load();
    const { before, after, comparison, changes } = await compareInWorker(request);
    expect(before?.svg).toContain('<svg');
    expect(after).toMatchObject({ widthMm: 60, heightMm: 40, problems: [], warnings: [] });
    expect(comparison?.regions).toMatchObject([
      { number: 1, kind: 'removed', elementIds: ['b'], words: { message: 'Barcode removed' } },
    ]);
    expect(comparison?.mask.dpi).toBe(300);
    expect(changes).toMatchObject([
      {
        subject: 'barcode',
        name: 'b',
        property: { message: 'value' },
        change: 'removed',
        before: 'EAN-13: {{ean}}',
      },
    ]);
  });

  it('draws a first version, which has nothing to be compared with', async () => {
    const { compareInWorker } = await load();
    const drawn = await compareInWorker({ ...request, before: undefined });
    expect(drawn.after.svg).toContain('<svg');
    expect([drawn.before, drawn.comparison]).toEqual([undefined, undefined]);
  });

  it('draws and tests the next number of a counter, and the day of the organisation', async () => {
    const { compareInWorker, stressInWorker } = await load();
    const computed = {
      ...written('{{lot}} {{day}}{{title}}'),
      version: 2,
      variables: [
        { name: 'title', type: 'default' },
        { name: 'lot', type: 'default', source: { kind: 'counter', counter: 'Lots', per: 'label' } },
        { name: 'day', type: 'default', source: { kind: 'date', format: 'yyyy-MM-dd' } },
      ],
    };
    const timeZone = 'Pacific/Kiritimati';
    const today = new Intl.DateTimeFormat('sv', { timeZone }).format(new Date());
    const facts = { timeZone, dayStartsAt: '00:00', numbers: { Lots: 'L-0042' } };
    const asked = { before: undefined, values: {} };
    const { after } = await compareInWorker({ ...asked, after: computed, facts });
    const expected = await compareInWorker({ ...asked, after: written(`L-0042 ${today}`) });
    expect(after.svg).toBe(expected.after.svg);
    const long = { ...facts, numbers: { Lots: 'Endless '.repeat(60) } };
    const problems = (await stressInWorker({ template: computed, facts: long })).flatMap(
      (one) => one.problems,
    );
    expect(new Set(problems.map(({ code }) => code))).toContain('text-overflow');
  });

  it('warns of a picture with shades once, not again in every stress case', async () => {
    const draw = drawnPictures(128);
    const { compareInWorker, stressInWorker } = await load();
    const template = { ...shelfTemplate, elements: [...shelfTemplate.elements, photo] };
    const { after } = await compareInWorker({ ...request, before: undefined, after: template });
    expect(after.warnings).toMatchObject([{ code: 'image-shades', elementId: 'photo' }]);
    await compareInWorker({
      ...request,
      before: undefined,
      after: template,
      values: { ...values, title: 'Jam' },
    });
    const stressed = await stressInWorker({ template });
    expect(stressed.flatMap(({ warnings }) => warnings)).toEqual([]);
    expect(draw).toHaveBeenCalledTimes(1);
  });

  it('paints the dots that a printer burns', async () => {
    const { dotsInWorker } = await load();
    const { widthPx, heightPx, dpi, png } = await dotsInWorker({ template: shelfTemplate, values, dpi: 203 });
    expect([widthPx, heightPx, dpi]).toEqual([480, 320, 203]);
    expect(png.type).toBe('image/png');
    const blank = await dotsInWorker({ template: { ...shelfTemplate, elements: [] }, values, dpi: 203 });
    expect(png.size).toBeGreaterThan(2 * blank.png.size);
  });

  it('draws the stress cases of a version', async () => {
    const { stressInWorker } = await load();
    const results = await stressInWorker({ template: shelfTemplate });
    expect(results.map(({ id, problems }) => [id, problems.map(({ code }) => code)])).toEqual([
      ['longest', []],
      ['accented', []],
      ['right-to-left', ['character-missing']],
    ]);
  });

  it('does beforehand what takes long the first time', async () => {
    const { doLabelWork } = await import('./do-label-work');
    const fontUrls = {
      regular: 'http://localhost/NotoSans_400Regular.ttf',
      bold: 'http://localhost/NotoSans_700Bold.ttf',
    };
    await expect(
      doLabelWork({ kind: 'warm-up', request: null }, fontUrls, () => Promise.resolve()),
    ).resolves.toBe(null);
  });

  it('gives up what is no longer wanted', async () => {
    const { compareInWorker } = await load();
    const controller = new AbortController();
    const asked = compareInWorker(request, controller.signal);
    controller.abort(new Error('No longer wanted.'));
    await expect(asked).rejects.toThrow('No longer wanted.');
  });

  it('tells fonts that do not come from templates that are none', async () => {
    const { compareInWorker } = await load();
    await expect(compareInWorker({ ...request, after: { format: 'other' } })).rejects.not.toMatchObject({
      name: 'ApiError',
    });
    api.use(http.get('*NotoSans_700Bold.ttf', () => new HttpResponse(null, { status: 503 })));
    const again = await load();
    await expect(again.compareInWorker(request)).rejects.toMatchObject({
      name: 'ApiError',
      kind: 'network',
      message: 'The fonts of the label could not be loaded. Check the network and try again.',
    });
  });
});

describe('with a worker', () => {
  beforeEach(withSilentWorkers);
  it('gives everybody their own answer from one worker', async () => {
    const { compareInWorker, stressInWorker } = await load();
    const compared = compareInWorker(request);
    const strained = stressInWorker({ template: shelfTemplate });
    const worker = onlyWorker();
    expect(worker.url.href).toMatch(/compare-worker/);
    expect(worker.options).toEqual({ type: 'module' });
    expect(worker.sent).toMatchObject([
      { id: 1, work: { kind: 'compare' }, fontUrls: { bold: expect.stringMatching(/^http.*700Bold\.ttf$/) } },
      { id: 2, work: { kind: 'stress' } },
    ]);
    const result = { after: { svg: '', widthMm: 1, heightMm: 1, problems: [], warnings: [] }, changes: [] };
    worker.say({ id: 2, result: [] });
    worker.say({ id: 1, result });
    await expect(strained).resolves.toEqual([]);
    await expect(compared).resolves.toEqual(result);
  });

  it('tells the worker what is no longer wanted, and whoever asked at once', async () => {
    const { compareInWorker } = await load();
    const controller = new AbortController();
    const asked = compareInWorker(request, controller.signal);
    controller.abort(new Error('No longer wanted.'));
    await expect(asked).rejects.toThrow('No longer wanted.');
    expect(onlyWorker().sent.at(-1)).toEqual({ id: 1, cancel: true });
  });

  it('starts the worker before it is needed, and only once', async () => {
    const { compareInWorker, warmUpComparison } = await load();
    warmUpComparison();
    warmUpComparison();
    expect(onlyWorker().sent).toMatchObject([{ id: 1, work: { kind: 'warm-up' } }]);
    const asked = compareInWorker(request);
    onlyWorker().say({ id: 1, result: null });
    onlyWorker().say({ id: 2, fault: 'label', message: 'Answered.' });
    await expect(asked).rejects.toThrow('Answered.');
  });

  it('tells a fault of a label from one of the network', async () => {
    const { compareInWorker } = await load();
    const asked = [compareInWorker(request), compareInWorker(request)];
    onlyWorker().say({ id: 1, fault: 'label', message: 'The template is none.' });
    onlyWorker().say({ id: 2, fault: 'fonts', message: 'No fonts.' });
    await expect(asked[0]).rejects.toThrow('The template is none.');
    await expect(asked[1]).rejects.toMatchObject({ name: 'ApiError', kind: 'network' });
  });

  it('leaves nobody waiting for a worker that does not start, and starts another with the next request', async () => {
    const { compareInWorker } = await load();
    const asked = compareInWorker(request);
    onlyWorker().dispatchEvent(new Event('error'));
    await expect(asked).rejects.toMatchObject({
      message: 'The comparison could not be started. Check the network and try again.',
    });
    expect(onlyWorker().isTerminated).toBe(true);
    const again = compareInWorker(request);
    SilentWorker.started[1]?.say({ id: 2, fault: 'label', message: 'Answered.' });
    await expect(again).rejects.toThrow('Answered.');
  });
});
