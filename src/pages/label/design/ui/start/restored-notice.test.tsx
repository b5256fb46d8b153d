import 'fake-indexeddb/auto';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { LabelTemplate } from 'label-core';
import { useState } from 'react';
import { inKeptDesigns } from '../../api/kept-designs-database';
import { formatTime } from '@/shared/i18n';
import { expectAccessible, press, renderPage } from '@/shared/testing';
import type { DesignBase, DesignThing } from '../../model/design-thing';
import { keepDesign, keptBase, loadKeptDesign } from '../../model/kept-design';
import { useFoundDesign } from '../../model/use-found-design';
import { useKeptDesign } from '../../model/use-kept-design';
import { buildBase, buildTemplate, HASH_5 } from '../../testing/design-builders';
import { SaveState } from '../save/save-state';
import { RestoredNotice } from './restored-notice';

const thing: DesignThing = { kind: 'label', labelId: 7 };
const KEY = '42/label/7';
const changed = buildTemplate({ widthMm: 80 });

/** The least that the screen of a design does. */
function Screen({ base, isHeld }: { base: DesignBase; isHeld: boolean }) {
  const { isLoaded, found, settle, discard } = useFoundDesign(thing, isHeld);
  const [opened, setOpened] = useState<LabelTemplate>();
  if (!isLoaded) return <p>Waiting</p>;
  if (!found || opened) return <Editor base={base} begun={opened ?? base.template} />;
  const goOn = () => {
    setOpened(found.template);
    settle();
  };
  return <RestoredNotice found={found} base={base} onGoOn={goOn} onDiscard={discard} />;
}

function Editor({ base, begun }: { base: DesignBase; begun: LabelTemplate }) {
  const [template, setTemplate] = useState(begun);
  const hasChanges = template !== base.template;
  const { keptAt } = useKeptDesign({ thing, base, template, name: base.name, hasChanges });
  return (
    <>
      <output>{template.widthMm} mm</output>
      <SaveState base={base} hasChanges={hasChanges} keptAt={keptAt} />
      <button type="button" onClick={() => setTemplate(changed)}>
        Widen
      </button>
      <button type="button" onClick={() => setTemplate(base.template)}>
        Undo
      </button>
    </>
  );
}

const show = (base = buildBase(), isHeld = true) =>
  renderPage(<Screen base={base} isHeld={isHeld} />, { as: { UserId: '42' } });
const savedAtMs = Date.now() - 1000;
const keepOne = () =>
  keepDesign({ key: KEY, template: changed, name: 'Crème', basedOn: keptBase(buildBase()), savedAtMs });
const title = `Unsaved changes from ${formatTime(savedAtMs, 'short')}`;

beforeEach(() => inKeptDesigns('readwrite', (store) => store.clear()));

describe('an unsaved design', () => {
  it('is kept half a second after a change, and no longer once nothing is changed', async () => {
    show();
    await press('Widen');
    expect(await screen.findByText(/^Draft over version 4 · kept on this computer /)).toBeTruthy();
    expect((await loadKeptDesign(KEY))?.template).toEqual(changed);
    await press('Undo');
    await waitFor(async () => expect(await loadKeptDesign(KEY)).toBeUndefined());
  });

  it('is kept at once when the page is hidden', async () => {
    show();
    await press('Widen');
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(async () => expect((await loadKeptDesign(KEY))?.template).toEqual(changed));
  });

  it('is offered again, and gone on with', async () => {
    await keepOne();
    show();
    expect(await screen.findByText(title)).toBeTruthy();
    expect(screen.getByText('They were kept on this computer.')).toBeTruthy();
    await expectAccessible();
    await press('Go on');
    expect(await screen.findByText('80 mm')).toBeTruthy();
    expect(screen.queryByText(title)).toBeNull();
    expect(await loadKeptDesign(KEY)).toBeTruthy();
  });

  it('is removed when it is discarded', async () => {
    await keepOne();
    show();
    await press('Discard');
    expect(screen.queryByText(title)).toBeNull();
    expect(await screen.findByText('60 mm')).toBeTruthy();
    await waitFor(async () => expect(await loadKeptDesign(KEY)).toBeUndefined());
  });

  it('says when the label was saved since', async () => {
    await keepOne();
    show(buildBase({ version: 5, versionHash: HASH_5, newestHash: HASH_5 }));
    expect(
      await screen.findByText(
        'They were kept on this computer. The label was saved since then, so they are over an older version.',
      ),
    ).toBeTruthy();
  });

  it('is said not to be kept in a browser that is full', async () => {
    show();
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await press('Widen');
    expect(
      await screen.findByText('Draft over version 4 · Not kept: this browser stores nothing here'),
    ).toBeTruthy();
  });

  it('is left alone by a tab that may only look', async () => {
    await keepOne();
    show(buildBase(), false);
    expect(await screen.findByText('Waiting')).toBeTruthy();
    expect((await loadKeptDesign(KEY))?.savedAtMs).toBe(savedAtMs);
  });
});
