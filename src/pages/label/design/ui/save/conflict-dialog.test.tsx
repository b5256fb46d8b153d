import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { reviewHandlers } from '@/entities/review/index.testing';
import { screenSight } from '@/features/compare-versions/index.testing';
import { formatTime } from '@/shared/i18n';
import {
  answer,
  expectAccessible,
  findButton,
  mockApi,
  press,
  pressIn,
  renderPage,
  type Person,
} from '@/shared/testing';
import type { DesignBase } from '../../model/design-thing';
import { buildBase, buildTemplate, HASH_4, HASH_5 } from '../../testing/design-builders';
import { designServer, manager, reviewer, setup, version4, version5 } from '../../testing/design-server';
import type { SaveResult } from '../../model/use-save-bar';
import { SaveBar } from './save-bar';

const api = mockApi(...designServer());
const TITLE = 'Somebody else saved this label';
const savedAt = new Date();
savedAt.setHours(14, 10, 0, 0);
const newest = { ...version5, createdAt: savedAt.toISOString() };
const mine = buildTemplate({ heightMm: 50 });

const refusal = {
  Message: 'Dagny Eriksen saved version 5 of “Crème 200 g” while you worked on an older one.',
  code: 'label.saved-meanwhile',
  args: { by: 'Dagny Eriksen', version: 5, name: 'Crème 200 g' },
};

/** Downloads of this test, by name. */
let downloads: string[];

beforeEach(() => {
  downloads = [];
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined }),
  );
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    downloads.push(this.download);
  });
});

function show(as: Person, base: DesignBase = buildBase()) {
  const onSaved = vi.fn<(result: SaveResult) => void>();
  const onTakeTheirs = vi.fn<(theirs: DesignBase) => void>();
  renderPage(
    <SaveBar
      thing={{ kind: 'label', labelId: 7 }}
      base={base}
      template={mine}
      name="Crème 200 g"
      problemsCount={0}
      keptAt={undefined}
      hasChanges
      drawn={() => '<svg/>'}
      onSaved={onSaved}
      onNameFault={vi.fn<() => void>()}
      onTakeTheirs={onTakeTheirs}
    />,
    { as },
  );
  return { onSaved, onTakeTheirs };
}

/** Lets somebody else have saved version 5: the next draft is refused. */
function saveMeanwhile() {
  api.use(...reviewHandlers({ versions: [newest, version4] }));
  api.answer('POST QualityAssurance/labels/7/versions', refusal, 409);
}

const saidAt = `Dagny Eriksen saved version 5 at ${formatTime(savedAt.getTime(), 'short')}, while you worked on version 4.`;
/** Presses a way once what was saved was read. */
async function choose(way: string) {
  await findButton(way);
  await waitFor(() => expect(screen.getByRole('button', { name: way }).ariaDisabled).toBe('false'));
  await pressIn(TITLE, way);
}

describe('a save after somebody else’s', () => {
  it('says who saved what and when, and saves nothing until it is decided', async () => {
    saveMeanwhile();
    const { onSaved } = show(reviewer('LabelDesigner'));
    await press('Save draft');
    expect(await screen.findByText(saidAt)).toBeTruthy();
    await expectAccessible();
    await pressIn(TITLE, 'Go back');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(onSaved).not.toHaveBeenCalled();
    expect(api.written()).toHaveLength(1);
  });

  it('shows theirs against mine, and comes back to the question', async () => {
    screenSight();
    saveMeanwhile();
    const { onSaved } = show(reviewer('LabelDesigner'));
    await press('Save draft');
    await choose('Look at the differences');
    const drawer = await screen.findByRole('dialog', { name: 'Theirs and mine' });
    expect(await within(drawer).findByRole('region', { name: /^Version 5:/ })).toBeTruthy();
    expect(within(drawer).getByRole('region', { name: /^This design:/ })).toBeTruthy();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Theirs and mine' })).toBeNull());
    const again = await findButton('Look at the differences');
    await waitFor(() => expect(document.activeElement).toBe(again));
    expect(screen.getByRole('dialog', { name: TITLE }).contains(again)).toBe(true);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(onSaved).not.toHaveBeenCalled();
    expect(api.written()).toHaveLength(1);
  });

  it('puts mine over theirs, as the version after it', async () => {
    saveMeanwhile();
    const { onSaved } = show(reviewer('LabelDesigner'));
    await press('Save draft');
    await screen.findByText(saidAt);
    const append = vi.spyOn(FormData.prototype, 'append');
    api.answer('POST QualityAssurance/labels/7/versions', {
      data: { labelVersionId: 61, version: 6, state: 'Draft', versionHash: HASH_4 },
    });
    await choose('Put mine over it');
    await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1));
    expect(append.mock.calls.find(([name]) => name === 'basedOn')?.[1]).toBe(HASH_5);
    expect(onSaved.mock.calls[0]?.[0].base).toMatchObject({ version: 6, template: mine });
    expect(downloads).toEqual([]);
  });

  it('takes theirs after mine was downloaded', async () => {
    saveMeanwhile();
    const { onSaved, onTakeTheirs } = show(reviewer('LabelDesigner'));
    await press('Save draft');
    await choose('Take theirs');
    expect(downloads).toEqual(['Crème 200 g.json']);
    expect(onTakeTheirs.mock.calls[0]?.[0]).toMatchObject({
      template: version5.template,
      versionId: 51,
      version: 5,
      versionHash: HASH_5,
      newestHash: HASH_5,
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(onSaved).not.toHaveBeenCalled();
  });

  it('is based on the new revision where labels are managed without drafts', async () => {
    api.answer(
      'PUT labels/7/variables',
      { Message: 'Changed.', code: 'changed.label', args: { who: 'Dagny Eriksen' } },
      409,
    );
    api.answer('labels/7/setup', { data: { ...setup, revision: 11, version: 5 } });
    api.answer('labels/7/versions', {
      data: [{ labelVersionId: 51, version: 5, uploadedBy: 'Dagny Eriksen', createdAt: newest.createdAt }],
    });
    const { onSaved } = show(manager());
    await press('Publish version 5');
    await screen.findByText(saidAt);
    const append = vi.spyOn(FormData.prototype, 'append');
    api.use(answer('PUT labels/7/variables', { data: { version: 6, revision: 12, state: 'Published' } }));
    await choose('Put mine over it');
    await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1));
    expect(append.mock.calls.find(([name]) => name === 'revision')?.[1]).toBe('11');
    expect(await screen.findByRole('button', { name: 'Publish version 5' })).toBeTruthy();
  });

  it('of the same version says that its file was replaced', async () => {
    const replaced = { ...version4, state: 'Draft', versionHash: HASH_5, uploadedBy: 'Dagny Eriksen' };
    api.use(...reviewHandlers({ versions: [replaced] }));
    api.answer('POST QualityAssurance/labels/7/version/41/file', { Message: 'The file was replaced.' }, 409);
    show(reviewer('Master'), buildBase({ state: 'Draft' }));
    await userEvent.click(await findButton('Save draft'));
    expect(
      await screen.findByText('Dagny Eriksen replaced the file of version 4 while you worked on it.'),
    ).toBeTruthy();
  });

  it('can be gone back from where theirs cannot be read', async () => {
    saveMeanwhile();
    api.fail('QualityAssurance/labels/7/versions', 500, 'The database is away.');
    show(reviewer('LabelDesigner'));
    await press('Save draft');
    expect(await screen.findByText('What was saved cannot be read')).toBeTruthy();
    expect(screen.getByText('Dagny Eriksen saved version 5, while you worked on version 4.')).toBeTruthy();
    await pressIn(TITLE, 'Go back');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
