import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { button, expectAccessible, findButton, renderPage } from '../../testing';
import { ApiError } from '../../api';
import { endSession } from '../../auth';
import { openDraft } from '../../lib/form/kept-draft';
import { PageFrame } from './page-frame';

const run = vi.fn<(name: string) => Promise<unknown>>();
const remove = vi.fn<() => Promise<unknown>>();

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  run.mockReset().mockResolvedValue(undefined);
  remove.mockReset().mockResolvedValue(undefined);
});

interface FormProps {
  kind?: 'save' | 'add';
  hasRemoval?: boolean;
}

/** Form with one field, as a screen would have it. */
function CupForm({ kind = 'save', hasRemoval = false }: FormProps) {
  const [saved, setSaved] = useState('Cup');
  const [name, setName] = useState(kind === 'add' ? '' : saved);
  const [isTried, setTried] = useState(false);
  return (
    <PageFrame
      title="Cup"
      backTo="/cups"
      form={{
        isChanged: name !== (kind === 'add' ? '' : saved),
        reason: name === '' ? 'A name is needed.' : '',
        isTried,
        markTried: () => setTried(true),
        discard: () => setName(saved),
      }}
      submit={{
        kind,
        run: async () => {
          await run(name);
          setSaved(name);
        },
      }}
      {...(hasRemoval && { removal: { name: 'Cup', run: remove } })}
    >
      <label>
        Name
        <input
          value={name}
          aria-invalid={name === ''}
          onChange={(event) => setName(event.currentTarget.value)}
        />
      </label>
    </PageFrame>
  );
}

function show(props: FormProps = {}, options: { before?: string[]; state?: unknown } = {}) {
  const app = renderPage(<CupForm {...props} />, {
    path: '/cups/1',
    route: '/cups/:id',
    as: 'User',
    ...options,
  });
  const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });
  return { ...app, user, field: screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }) };
}
const dialog = () => screen.findByRole('dialog');
const pause = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
/** Returns whether the browser would ask before a reload. */
const isReloadHeld = () => !globalThis.dispatchEvent(new Event('beforeunload', { cancelable: true }));
const confirm = async (user: ReturnType<typeof show>['user']) => {
  await user.click(button('Delete'));
  await user.click(
    within(await screen.findByRole('dialog', { name: 'Delete Cup?' })).getByRole('button', {
      name: 'Delete',
    }),
  );
};

describe('cancel and back', () => {
  it.each(['Cancel', 'Back'])('leads by %s to the list at once when nothing was changed', async (name) => {
    const { user, location } = show();
    await user.click(screen.getByText(name));
    expect(location()).toBe('/cups');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each(['Cancel', 'Back'])('leads by %s to the list as it was left', async (name) => {
    const { user, location } = show({}, { before: ['/cups?q=tea'], state: { listOrigin: '/cups?q=tea' } });
    expect(screen.getByRole('link', { name: 'Back' }).getAttribute('href')).toBe('/cups?q=tea');
    await user.click(screen.getByText(name));
    expect(location()).toBe('/cups?q=tea');
  });

  it('asks first when something was changed, and staying keeps it', async () => {
    const { user, location, field } = show();
    await user.type(field, '!');
    await user.click(button('Cancel'));
    const question = await dialog();
    expect(within(question).getByText('Discard your changes?')).toBeTruthy();
    expect(document.activeElement).toBe(within(question).getByRole('button', { name: 'Keep editing' }));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement).toBe(button('Cancel')));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(location()).toBe('/cups/1');
    expect(field.value).toBe('Cup!');
    await user.click(button('Cancel'));
    await user.click(within(await dialog()).getByRole('button', { name: 'Discard changes' }));
    expect(location()).toBe('/cups');
  });

  it('holds a link to another screen, and a reload, but not another address of this one', async () => {
    const { user, goTo, location, field } = show();
    expect(isReloadHeld()).toBe(false);
    await user.type(field, '!');
    expect(isReloadHeld()).toBe(true);
    await goTo('/cups/1?tab=2');
    expect(screen.queryByRole('dialog')).toBeNull();
    await goTo('/home');
    expect(await dialog()).toBeTruthy();
    expect(location()).toBe('/cups/1?tab=2');
  });

  it('gives the draft up with the changes, and not before', async () => {
    const close = openDraft('draft/42/cup/1');
    sessionStorage.setItem('draft/42/cup/1', '{}');
    const { user, field } = show();
    await user.type(field, '!');
    await user.click(button('Cancel'));
    await user.click(within(await dialog()).getByRole('button', { name: 'Keep editing' }));
    expect(sessionStorage.getItem('draft/42/cup/1')).toBe('{}');
    await user.click(button('Cancel'));
    await user.click(within(await dialog()).getByRole('button', { name: 'Discard changes' }));
    expect(sessionStorage.getItem('draft/42/cup/1')).toBeNull();
    close();
  });

  it('does not hold a session that ended', async () => {
    const { user, goTo, location, field } = show();
    await user.type(field, '!');
    act(() => endSession());
    await goTo('/login');
    expect(location()).toBe('/login');
  });
});

describe('save', () => {
  it('says that something is not saved, saves it, and says that too', async () => {
    const { user, field } = show();
    expect(screen.queryByText('Unsaved changes')).toBeNull();
    await user.type(field, '!');
    expect(screen.getByText('Unsaved changes')).toBeTruthy();
    await user.click(button('Save'));
    expect(run.mock.calls).toEqual([['Cup!']]);
    expect(await screen.findByText('Saved')).toBeTruthy();
    expect(screen.queryByText('Unsaved changes')).toBeNull();
  });

  it.each(['{Control>}s{/Control}', '{Enter}'])('saves by %s in the field, too', async (keys) => {
    const { user, field } = show();
    await user.type(field, `!${keys}`);
    expect(run.mock.calls).toEqual([['Cup!']]);
  });

  it('closes Save while the form is not valid, and says why', async () => {
    const { user, field } = show();
    await user.clear(field);
    const reason = screen.getByRole('alert');
    expect(reason.textContent).toBe('A name is needed.');
    expect(button('Save').getAttribute('aria-disabled')).toBe('true');
    expect(button('Save').getAttribute('aria-describedby')).toBe(reason.id);
    await user.click(button('Save'));
    await user.keyboard('{Control>}s{/Control}');
    expect(run).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(field);
  });

  it('saves once however often it is pressed, and keeps the focus', async () => {
    const finish = Promise.withResolvers<unknown>();
    run.mockReturnValue(finish.promise);
    const { user, field } = show();
    await user.type(field, '!');
    await user.dblClick(button('Save'));
    await user.keyboard('{Control>}s{/Control}');
    expect(button('Save').getAttribute('aria-busy')).toBe('true');
    expect(document.activeElement).toBe(button('Save'));
    await act(async () => finish.resolve(undefined));
    expect(run).toHaveBeenCalledTimes(1);
    expect(button('Save').getAttribute('aria-busy')).toBe('false');
  });

  it('opens the Error modal when it fails, with the server’s Message, and keeps what was typed', async () => {
    const problems = [{ field: 'name', message: 'is taken' }];
    run.mockRejectedValue(new ApiError('The name is taken.', { kind: 'http', status: 409, problems }));
    const { user, field } = show();
    await user.type(field, '!');
    await user.click(button('Save'));
    const modal = await screen.findByRole('dialog', { name: 'Error' });
    expect(within(modal).getByText('An error occurred saving your changes')).toBeTruthy();
    expect(within(modal).getByText('The name is taken.')).toBeTruthy();
    expect(within(modal).getByText('name: is taken')).toBeTruthy();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement).toBe(button('Save')));
    expect(field.value).toBe('Cup!');
    expect(screen.getByText('Unsaved changes')).toBeTruthy();
  });

  it('says the server’s sentence once, where it says the same of a field', async () => {
    const message = 'The name is taken.';
    run.mockRejectedValue(
      new ApiError(message, { kind: 'http', status: 409, problems: [{ field: 'name', message }] }),
    );
    const { user, field } = show();
    await user.type(field, '!{Enter}');
    const modal = await screen.findByRole('dialog', { name: 'Error' });
    expect(within(modal).getAllByText(/The name is taken/)).toHaveLength(1);
  });

  it('puts back what was saved when changes are discarded, and only then', async () => {
    const { user, field, location } = show();
    await user.type(field, '!');
    await user.click(button('Discard'));
    await user.click(within(await dialog()).getByRole('button', { name: 'Keep editing' }));
    expect(field.value).toBe('Cup!');
    await user.click(button('Discard'));
    await user.click(within(await dialog()).getByRole('button', { name: 'Discard changes' }));
    expect(field.value).toBe('Cup');
    expect(location()).toBe('/cups/1');
  });
});

describe('add', () => {
  it('blocks Add while the form is not valid: says why once tried, and leads to the field', async () => {
    const { user, field } = show({ kind: 'add' });
    expect(screen.getByRole('alert').textContent).toBe('');
    await user.click(button('Add'));
    expect(screen.getByRole('alert').textContent).toBe('A name is needed.');
    expect(document.activeElement).toBe(field);
    expect(run).not.toHaveBeenCalled();
  });

  it('opens the list after Add without asking', async () => {
    const { user, field, location } = show({ kind: 'add' });
    await user.type(field, 'Mug');
    await user.click(button('Add'));
    expect(run.mock.calls).toEqual([['Mug']]);
    await waitFor(() => expect(location()).toBe('/cups'));
  });
});

describe('delete', () => {
  it('asks by name before it deletes, with the focus on Cancel; Esc deletes nothing', async () => {
    const { user } = show({ hasRemoval: true });
    await user.click(button('Delete'));
    const question = await screen.findByRole('dialog', { name: 'Delete Cup?' });
    expect(document.activeElement).toBe(within(question).getByRole('button', { name: 'Cancel' }));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement).toBe(button('Delete')));
    expect(remove).not.toHaveBeenCalled();
  });

  it('opens the list 5 seconds after a deletion and says so, with nothing to change meanwhile', async () => {
    const { user, field, location } = show({ hasRemoval: true });
    await user.type(field, '!');
    await confirm(user);
    expect(await screen.findByText('Cup was deleted. The list opens in 5 seconds.')).toBeTruthy();
    expect(document.activeElement).toBe(button('Go now'));
    expect(field.closest('[inert]')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
    await pause(4_900);
    expect(location()).toBe('/cups/1');
    await pause(200);
    expect(location()).toBe('/cups');
  });

  it('opens the list at once on Go now', async () => {
    const { user, location } = show({ hasRemoval: true });
    await confirm(user);
    await user.click(await findButton('Go now'));
    expect(location()).toBe('/cups');
  });

  it('leaves who went elsewhere alone', async () => {
    const { user, goTo, location } = show({ hasRemoval: true });
    await confirm(user);
    await findButton('Go now');
    await goTo('/home');
    await pause(6_000);
    expect(location()).toBe('/home');
  });

  it('says what failed, and everything stays', async () => {
    remove.mockRejectedValue(new ApiError('It is in use.', { kind: 'http', status: 409 }));
    const { user, location } = show({ hasRemoval: true });
    await confirm(user);
    const modal = await screen.findByRole('dialog', { name: 'Error' });
    expect(within(modal).getByText('Cup could not be deleted.')).toBeTruthy();
    expect(within(modal).getByText('It is in use.')).toBeTruthy();
    expect(modal.contains(document.activeElement)).toBe(true);
    await user.keyboard('{Escape}');
    await pause(6_000);
    expect(location()).toBe('/cups/1');
    expect(button('Save')).toBeTruthy();
  });
});

it('is accessible with and without a question', async () => {
  vi.useRealTimers();
  const { field } = show({ hasRemoval: true });
  fireEvent.change(field, { target: { value: '' } });
  await expectAccessible({ withoutRules: ['region'] });
  fireEvent.click(button('Delete'));
  await dialog();
  await expectAccessible({ withoutRules: ['region'] });
});
