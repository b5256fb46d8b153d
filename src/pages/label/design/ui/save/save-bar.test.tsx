import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import {
  button,
  expectAccessible,
  findButton,
  mockApi,
  press,
  pressIn,
  renderPage,
  type Person,
} from '@/shared/testing';
import type { DesignBase, DesignThing } from '../../model/design-thing';
import { buildBase, buildTemplate, HASH_4, HASH_5, newBase } from '../../testing/design-builders';
import { designServer, manager, reviewer, version4, version5 } from '../../testing/design-server';
import type { SaveResult } from '../../model/use-save-bar';
import { SaveBar } from './save-bar';

const api = mockApi(...designServer());
const label: DesignThing = { kind: 'label', labelId: 7 };
const template = buildTemplate();
const FILES = ['Download as Platen JSON', 'Download as SVG, as printed'];
const draft = { labelVersionId: 51, version: 5, state: 'Draft', versionHash: HASH_5 };

interface Shown {
  as: Person;
  thing?: DesignThing;
  base?: DesignBase;
  name?: string;
  problemsCount?: number;
  hasChanges?: boolean;
  keptAt?: number | 'not-kept';
  onNameFault?: () => void;
}

function show({ as, ...props }: Shown) {
  const onSaved = vi.fn<(result: SaveResult) => void>();
  renderPage(
    <SaveBar
      thing={label}
      base={buildBase()}
      template={template}
      name="Crème 200 g"
      problemsCount={0}
      keptAt={undefined}
      hasChanges
      drawn={() => '<svg/>'}
      onSaved={onSaved}
      onNameFault={vi.fn<() => void>()}
      onTakeTheirs={vi.fn<() => void>()}
      {...props}
    />,
    { as },
  );
  return onSaved;
}

/** Records the texts of the forms that are sent; their files are checked where forms can be read. */
function recordParts() {
  const append = vi.spyOn(FormData.prototype, 'append');
  return () =>
    Object.fromEntries(
      append.mock.calls.map(([name, part]) => [name, part instanceof File ? part.name : part]),
    );
}
const calls = () => api.written().map(({ call }) => call);
const menu = async () => {
  await press('More ways to save');
  return (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
};

describe('a version that somebody else saved meanwhile', () => {
  it('is told before anything is saved', async () => {
    api.use(...designServer([version5, version4]));
    show({ as: reviewer('LabelDesigner') });
    expect(
      await screen.findByText('Dagny Eriksen saved version 5, while you worked on version 4.'),
    ).toBeTruthy();
    expect(calls()).toEqual([]);
  });
});

describe('a new label', () => {
  it('is added, and says before that it is printed at once', async () => {
    const onSaved = show({ as: manager(), thing: { kind: 'new' }, base: newBase, name: ' Jam ' });
    await findButton('Add the label, printed at once');
    expect(screen.getByText('New label')).toBeTruthy();
    await expectAccessible();
    await press('Add the label, printed at once');
    await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1));
    expect(api.written()).toEqual([
      { call: 'POST labels', body: { name: 'Jam', template: { ...template, name: 'Jam' } } },
    ]);
    expect(onSaved.mock.calls[0]?.[0]).toMatchObject({
      way: 'add',
      base: { labelId: 12, version: 1, name: 'Jam' },
    });
  });

  it.each([
    ['', 'Give the label a name.'],
    ['x'.repeat(201), 'The name of the label can have at most 200 characters.'],
  ])('is not sent with the name “%s”, which is told as long as it is so', async (name, sentence) => {
    const onNameFault = vi.fn<() => void>();
    show({ as: manager(), thing: { kind: 'new' }, base: newBase, name, onNameFault });
    await press('Add the label, printed at once');
    expect(screen.getByText(sentence)).toBeTruthy();
    expect(onNameFault).toHaveBeenCalledOnce();
    expect(api.written()).toEqual([]);
  });

  it('says in the server’s words why it is refused', async () => {
    api.answer('labels/review', { data: { state: 'DataApprover', reviewers: [] } });
    api.answer(
      'POST labels',
      { Message: 'Not valid.', problems: [{ path: 'name', message: 'There is a label “Jam” already.' }] },
      422,
    );
    const onSaved = show({ as: manager(), thing: { kind: 'new' }, base: newBase, name: 'Jam' });
    await press('Add the label and send it into review');
    expect(await screen.findByText('Not saved. Your design is still here.')).toBeTruthy();
    expect(screen.getByText('There is a label “Jam” already.')).toBeTruthy();
    expect(onSaved).not.toHaveBeenCalled();
  });
});

describe('the next version', () => {
  it('is published by people who manage labels, from the revision they saw', async () => {
    const parts = recordParts();
    const onSaved = show({ as: manager(), keptAt: new Date(2026, 10, 26, 14, 2).getTime() });
    await findButton('Publish version 5');
    expect(
      screen.getByText(/^Draft over version 4 · kept on this computer (?:14:02|02:02 PM|2:02 PM)$/),
    ).toBeTruthy();
    expect(await menu()).toEqual(FILES);
    await userEvent.keyboard('{Escape}');
    await press('Publish version 5');
    await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1));
    expect(calls()).toEqual(['PUT labels/7/variables']);
    expect(parts()).toEqual({ file: 'Crème 200 g.json', variables: 'file', revision: '9' });
    expect(onSaved.mock.calls[0]?.[0]).toMatchObject({ way: 'next', base: { version: 5, revision: 10 } });
  });

  it('is saved as a draft by designers, based on the newest version they saw', async () => {
    const parts = recordParts();
    api.answer('POST QualityAssurance/labels/7/versions', { data: draft });
    const onSaved = show({ as: reviewer('LabelDesigner'), keptAt: 'not-kept' });
    expect(
      await screen.findByText('Draft over version 4 · Not kept: this browser stores nothing here'),
    ).toBeTruthy();
    await press('Save draft');
    await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1));
    expect(calls()).toEqual(['POST QualityAssurance/labels/7/versions']);
    expect(parts()).toEqual({ file: 'Crème 200 g.json', variables: 'file', basedOn: HASH_4 });
    expect(onSaved.mock.calls[0]?.[0].base).toMatchObject({
      versionId: 51,
      version: 5,
      versionHash: HASH_5,
      newestHash: HASH_5,
      state: 'Draft',
    });
  });

  it('offers both to people who may do both', async () => {
    show({ as: manager('LabelDesigner') });
    await findButton('Publish version 5');
    expect(await menu()).toEqual(['Save as draft', ...FILES]);
  });

  it('is published with problems only after a question', async () => {
    show({ as: manager(), problemsCount: 2 });
    await press('Publish version 5');
    await pressIn('Publish with problems?', 'Go back');
    expect(calls()).toEqual([]);
    await press('Publish version 5');
    await pressIn('Publish with problems?', 'Publish anyway');
    await waitFor(() => expect(calls()).toEqual(['PUT labels/7/variables']));
  });

  it('is not saved without changes', async () => {
    show({ as: reviewer('Master'), hasChanges: false });
    await press('Save draft');
    expect(screen.getByText('Nothing was changed.')).toBeTruthy();
    expect(calls()).toEqual([]);
  });
});

describe('an open version', () => {
  const open = buildBase({ state: 'DesignApprover', approvedBy: ['Dagny Eriksen'] });

  it('gets the file, and the approvals that fall are named before', async () => {
    const parts = recordParts();
    api.answer('POST QualityAssurance/labels/7/version/41/file', {
      data: { ...version4, state: 'Draft', versionHash: HASH_5 },
    });
    const thing: DesignThing = { kind: 'version', labelId: 7, versionId: 41 };
    const onSaved = show({ as: reviewer('LabelDesigner'), thing, base: open });
    expect(
      await screen.findByText(
        'Version 4 becomes a draft again: what Dagny Eriksen approved has to be approved again.',
      ),
    ).toBeTruthy();
    expect(await menu()).toEqual(['Save as a new draft, version 5', ...FILES]);
    await userEvent.keyboard('{Escape}');
    await userEvent.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1));
    expect(calls()).toEqual(['POST QualityAssurance/labels/7/version/41/file']);
    expect(parts()).toEqual({ file: 'Crème 200 g.json', variables: 'file', versionHash: HASH_4 });
  });

  it('is sent into review once the draft is saved', async () => {
    api.answer('POST QualityAssurance/labels/7/SetReadyForApproval', { data: { state: 'DataApprover' } });
    const base = buildBase({ state: 'Draft' });
    const onSaved = show({ as: reviewer('LabelDesigner'), base, hasChanges: false });
    expect(await screen.findByText('Draft, version 4')).toBeTruthy();
    await press('Send into review');
    expect(await screen.findByText('Version 4 is saved and waits for its review.')).toBeTruthy();
    expect(api.written()).toEqual([
      {
        call: 'POST QualityAssurance/labels/7/SetReadyForApproval',
        body: { labelVersionId: 41, versionHash: HASH_4 },
      },
    ]);
    expect(onSaved.mock.calls[0]?.[0]).toMatchObject({ way: 'ready', base: { state: 'DataApprover' } });
  });
});

describe('the key mod+S', () => {
  it('publishes nothing: it leads to the button', async () => {
    show({ as: manager() });
    await findButton('Publish version 5');
    await userEvent.keyboard('{Control>}s{/Control}');
    expect(document.activeElement).toBe(button('Publish version 5'));
    expect(calls()).toEqual([]);
  });
});

it('says who may save, to people who may only look', async () => {
  show({ as: reviewer('DataApprover') });
  expect(
    await screen.findByText(
      'You can look at this design. To save it, you need the Label designer role, which administrators give under Users.',
    ),
  ).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Save/ })).toBeNull();
});

describe('the files of a design', () => {
  it('are the design itself and its drawing with the shown values, named after the label', async () => {
    const saved: Blob[] = [];
    const createObjectURL = (blob: Blob) => `blob:${saved.push(blob)}`;
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL, revokeObjectURL: () => undefined }));
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    show({ as: reviewer('LabelDesigner'), name: 'Crème/200 g' });
    for (const item of FILES) {
      await press('More ways to save');
      await userEvent.click(await screen.findByRole('menuitem', { name: item }));
    }
    const files = saved.filter((blob) => blob instanceof File);
    expect(files.map(({ name, type }) => [name, type])).toEqual([
      ['Crème 200 g.json', 'application/json'],
      ['Crème 200 g.svg', 'image/svg+xml'],
    ]);
    expect(await files[1]?.text()).toBe('<svg/>');
  });
});
