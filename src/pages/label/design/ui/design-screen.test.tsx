import 'fake-indexeddb/auto';
import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw/http';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answer, apiUrl, field, fill, findButton, mockApi, press, renderPage } from '@/shared/testing';
import { inKeptDesigns } from '../api/kept-designs-database';
import type { DesignThing } from '../model/design-thing';
import { keepDesign, keptBase, loadKeptDesign } from '../model/kept-design';
import { installLocks } from '../testing/install-locks';
import { buildBase, buildTemplate } from '../testing/design-builders';
import { designServer, manager, setup } from '../testing/design-server';
import { probed } from '../testing/screen-probe';
import { DesignScreen } from './design-screen';

vi.mock('./designer', () => import('../testing/screen-probe'));
vi.mock('./save/save-bar', () => import('../testing/screen-probe'));

const api = mockApi(
  ...designServer(),
  answer('labels/getalllabelsbyorganization', { data: [] }),
  answer('labels/standardLabelTemplates', { data: [] }),
  answer('labels/standardLabels', { data: [] }),
);

const label: DesignThing = { kind: 'label', labelId: 7 };
const KEPT = '42/label/7';

beforeEach(() => inKeptDesigns('readwrite', (store) => store.clear()));
afterEach(() => void Reflect.deleteProperty(navigator, 'locks'));

const keep = (widthMm: number, key = KEPT) =>
  keepDesign({
    key,
    template: buildTemplate({ widthMm }),
    name: 'Crème 200 g',
    basedOn: keptBase(buildBase()),
    savedAtMs: Date.now(),
  });

const widthShown = () => probed.designing?.template.widthMm;
const widen = (widthMm: number) => act(() => probed.designing?.edit({ kind: 'setLabel', widthMm }));

describe('a design that another tab took over', () => {
  it('is gone on with as that tab left it, also where this one had gone on with an older one', async () => {
    const takeAway = installLocks();
    await keep(70);
    renderPage(<DesignScreen thing={label} />, { as: manager() });
    await press('Go on');
    await waitFor(() => expect(widthShown()).toBe(70));
    await act(async () => takeAway());
    expect(await screen.findByText('This design is open in another tab')).toBeTruthy();
    await keep(90);
    await press('Go on here');
    await press('Go on');
    await waitFor(() => expect(widthShown()).toBe(90));
    expect((await loadKeptDesign(KEPT))?.template.widthMm).toBe(90);
  });

  it('is read again, because that tab may have saved it', async () => {
    const takeAway = installLocks();
    renderPage(<DesignScreen thing={label} />, { as: manager() });
    await waitFor(() => expect(widthShown()).toBe(60));
    await act(async () => takeAway());
    await findButton('Go on here');
    api.answer('labels/7/setup', {
      data: { ...setup, revision: 10, version: 5, template: buildTemplate({ widthMm: 88 }) },
    });
    await press('Go on here');
    await waitFor(() => expect(widthShown()).toBe(88));
    expect(probed.bar?.base.revision).toBe(10);
  });

  it('is not forgotten where this tab had begun a new label', async () => {
    const takeAway = installLocks();
    renderPage(<DesignScreen thing={{ kind: 'new' }} />, { as: manager() });
    await press('60 × 40 mm');
    await press(/^Blank label/);
    await waitFor(() => expect(probed.designing).toBeDefined());
    await act(async () => takeAway());
    await findButton('Go on here');
    await keep(90, '42/new');
    await press('Go on here');
    await findButton('Go on');
    expect((await loadKeptDesign('42/new'))?.template.widthMm).toBe(90);
    await press('Discard');
    expect(await findButton(/^Blank label/)).toBeTruthy();
  });

  it('is kept before it is given away', async () => {
    const takeAway = installLocks();
    renderPage(<DesignScreen thing={label} />, { as: manager() });
    await waitFor(() => expect(probed.designing).toBeDefined());
    widen(75);
    await act(async () => takeAway());
    await findButton('Go on here');
    await waitFor(async () => expect((await loadKeptDesign(KEPT))?.template.widthMm).toBe(75));
  });
});

describe('a new label that is changed while it is saved', () => {
  it('stays open with the change, until that is saved too', async () => {
    const answered = Promise.withResolvers<void>();
    api.use(
      http.post(apiUrl('labels'), async () => {
        await answered.promise;
        const data = { labelId: 12, version: 1, state: 'Published', revision: 1 };
        return HttpResponse.json({ data }, { headers: { 'Access-Control-Allow-Origin': '*' } });
      }),
    );
    api.answer('PUT labels/12/variables', { data: { version: 2, state: 'Published', revision: 2 } });
    renderPage(<DesignScreen thing={{ kind: 'new' }} />, { as: manager() });
    await press('60 × 40 mm');
    await press(/^Blank label/);
    await fill({ Name: 'Jam ' });
    widen(75);
    await act(async () => probed.bar?.press());
    widen(85);
    await act(async () => answered.resolve());
    await waitFor(() => expect(probed.bar?.base.labelId).toBe(12));
    expect([widthShown(), probed.bar?.hasChanges]).toEqual([85, true]);
    // The rest is kept as a change of the label that was added.
    await waitFor(async () => expect((await loadKeptDesign('42/label/12'))?.template.widthMm).toBe(85));
    await act(async () => probed.bar?.press());
    await waitFor(() => expect(probed.designing).toBeUndefined());
    expect(api.written().map(({ call }) => call)).toEqual(['POST labels', 'PUT labels/12/variables']);
    expect([await loadKeptDesign('42/new'), await loadKeptDesign('42/label/12')]).toEqual([
      undefined,
      undefined,
    ]);
  });
});

describe('a new label that is saved without a name', () => {
  it('is not sent: its field says so and has the focus, until there is a name', async () => {
    renderPage(<DesignScreen thing={{ kind: 'new' }} />, { as: manager() });
    await press('60 × 40 mm');
    await press(/^Blank label/);
    await fill({ Name: '' });
    widen(75);
    expect(field('Name').getAttribute('aria-invalid')).not.toBe('true');
    await act(async () => probed.bar?.press());
    expect(document.activeElement).toBe(field('Name'));
    expect(field('Name').getAttribute('aria-invalid')).toBe('true');
    const described = field('Name').getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(described)?.textContent).toBe('Give the label a name.');
    expect(probed.bar?.saving.fault).toBe('Give the label a name.');
    await fill({ Name: 'Jam' });
    expect(field('Name').getAttribute('aria-invalid')).not.toBe('true');
    expect(probed.bar?.saving.fault).toBeUndefined();
    expect(api.written()).toEqual([]);
  });
});
