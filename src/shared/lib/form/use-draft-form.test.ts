// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../api';
import { useTokenStore } from '../../auth';
import { definedErrors } from './form-errors';
import { forgetOpenDrafts } from './kept-draft';
import { useDraftForm } from './use-draft-form';

interface Cup {
  name: string;
  size: number;
}

const schema = {
  safeParse: (input: unknown) =>
    typeof input === 'object' && input !== null && 'name' in input && typeof input.name === 'string'
      ? ({ success: true, data: { name: input.name, size: 1 } } as const)
      : ({ success: false } as const),
};
const KEY = 'draft/42/cup/7';
const saved: Cup = { name: 'Cup', size: 1 };

interface Shown {
  saved?: Cup;
  revision?: number;
  recordId?: string;
}

/** Returns a token that names its user; nothing checks its signature here. */
const signInAs = (userId: string) =>
  useTokenStore.setState({ token: `e30.${btoa(JSON.stringify({ UserId: userId }))}.` });

function show(props: Shown = {}) {
  return renderHook(
    (given: Shown) =>
      useDraftForm<Cup>({
        form: 'cup',
        recordId: '7',
        saved,
        schema,
        errorsOf: ({ name }) => definedErrors({ name: name === '' ? 'A name is needed.' : undefined }),
        ...given,
      }),
    { initialProps: props },
  );
}

beforeEach(() => signInAs('42'));

afterEach(() => {
  sessionStorage.clear();
});

describe('the form over something saved', () => {
  it('shows what is saved until something is entered, and is not changed by entering the same', () => {
    const { result } = show();
    expect(result.current).toMatchObject({ values: saved, isChanged: false, isRestored: false, reason: '' });
    act(() => result.current.change({ name: 'Mug' }));
    expect(result.current).toMatchObject({ values: { name: 'Mug', size: 1 }, isChanged: true });
    act(() => result.current.change({ name: 'Cup' }));
    expect(result.current.isChanged).toBe(false);
  });

  it('keeps what was entered while a change was prepared that was begun before', () => {
    const { result } = show();
    const begun = result.current.change;
    act(() => result.current.change({ name: 'Mug' }));
    act(() => begun({ size: 2 }));
    expect(result.current.values).toEqual({ name: 'Mug', size: 2 });
    act(() => begun(({ name, size }) => ({ name: `${name} of ${size}` })));
    expect(result.current.values).toEqual({ name: 'Mug of 2', size: 2 });
  });

  it('says what is wrong', () => {
    const { result } = show();
    act(() => result.current.change({ name: '' }));
    expect(result.current).toMatchObject({
      reason: 'A name is needed.',
      errors: { name: 'A name is needed.' },
    });
  });

  it('follows what is saved as long as nothing was entered, and keeps what was', () => {
    const { result, rerender } = show();
    rerender({ saved: { name: 'Theirs', size: 2 } });
    expect(result.current.values).toEqual({ name: 'Theirs', size: 2 });
    act(() => result.current.change({ name: 'Mine' }));
    rerender({ saved: { name: 'Theirs again', size: 3 } });
    expect(result.current.values).toEqual({ name: 'Mine', size: 2 });
  });

  it('sends the revision the changes were begun on, not one that came meanwhile', async () => {
    const send = vi.fn<(values: Cup, begunOn: number | undefined) => Promise<void>>();
    const { result, rerender } = show({ revision: 3 });
    act(() => result.current.change({ name: 'Mug' }));
    rerender({ revision: 4 });
    await act(() => result.current.submit(send));
    expect(send.mock.calls).toEqual([[{ name: 'Mug', size: 1 }, 3]]);
    expect(result.current.isChanged).toBe(false);
    act(() => result.current.change({ name: 'Bowl' }));
    await act(() => result.current.submit(send));
    expect(send.mock.calls[1]?.[1]).toBe(4);
  });

  it('keeps what was entered when sending fails, with the server’s errors at their fields', async () => {
    const problems = [
      { field: 'name', message: 'is taken' },
      { field: 'other', message: 'is nobody’s' },
    ];
    const { result } = show();
    act(() => result.current.change({ name: 'Mug' }));
    await act(async () => {
      await expect(
        result.current.submit(() =>
          Promise.reject(new ApiError('No.', { kind: 'http', status: 409, problems })),
        ),
      ).rejects.toThrow('No.');
    });
    expect(result.current).toMatchObject({ values: { name: 'Mug' }, errors: { name: 'is taken' } });
    act(() => result.current.change({ name: 'Bowl' }));
    expect(result.current.errors).toEqual({});
  });
});

describe('the form of something new', () => {
  it('says what is wrong in its fields once somebody tried to send it, until it is discarded', () => {
    const { result } = show({ recordId: 'new' });
    act(() => result.current.change({ name: '' }));
    expect(result.current).toMatchObject({ reason: 'A name is needed.', errors: {}, isTried: false });
    act(() => result.current.markTried());
    expect(result.current).toMatchObject({ errors: { name: 'A name is needed.' }, isTried: true });
    act(() => result.current.discard());
    act(() => result.current.change({ name: '' }));
    expect(result.current.errors).toEqual({});
  });
});

describe('the draft', () => {
  it('shows the draft in the form again after a reload, over the revision it was begun on', async () => {
    const send = vi.fn<(values: Cup, begunOn: number | undefined) => Promise<void>>();
    const before = show({ revision: 3 });
    act(() => before.result.current.change({ name: 'Mug' }));
    const { result } = show({ revision: 5 });
    expect(result.current).toMatchObject({ values: { name: 'Mug' }, isChanged: true, isRestored: true });
    await act(() => result.current.submit(send));
    expect(send.mock.calls).toEqual([[{ name: 'Mug', size: 1 }, 3]]);
    expect(sessionStorage.getItem(KEY)).toBeNull();
  });

  it('forgets the draft once changes are discarded, and shows it to nobody else at this tab', () => {
    const { result } = show();
    act(() => result.current.change({ name: 'Mug' }));
    act(() => signInAs('43'));
    expect(show().result.current.isRestored).toBe(false);
    act(() => signInAs('42'));
    act(() => result.current.discard());
    expect(sessionStorage.getItem(KEY)).toBeNull();
    expect(result.current).toMatchObject({ values: saved, isRestored: false });
  });

  it('shows the draft again to whoever was led away, and not once it was given up on purpose', () => {
    const ledAway = show();
    act(() => ledAway.result.current.change({ name: 'Mug' }));
    ledAway.unmount();
    const again = show();
    expect(again.result.current).toMatchObject({ values: { name: 'Mug' }, isRestored: true });
    forgetOpenDrafts();
    again.unmount();
    expect(show().result.current).toMatchObject({ values: saved, isRestored: false });
  });

  it('keeps the draft of another screen when this one’s is given up', () => {
    const elsewhere = show({ recordId: '8' });
    act(() => elsewhere.result.current.change({ name: 'Mug' }));
    elsewhere.unmount();
    show();
    forgetOpenDrafts();
    expect(show({ recordId: '8' }).result.current.values.name).toBe('Mug');
  });

  it('has no draft to show again once what was saved stands there', () => {
    const { result, unmount } = show();
    act(() => result.current.change({ name: 'Mug' }));
    act(() => result.current.change({ name: 'Cup' }));
    unmount();
    expect(show().result.current.isRestored).toBe(false);
  });

  it.each([
    ['null'],
    ['{'],
    ['[]'],
    ['"text"'],
    ['{"values":{"name":4}}'],
    ['{"values":null,"revision":1}'],
    ['{"name":"of another build"}'],
  ])('takes a draft that cannot be read, %s, for none', (kept) => {
    sessionStorage.setItem(KEY, kept);
    expect(show().result.current).toMatchObject({ values: saved, isRestored: false });
  });

  it('keeps a draft that cannot be stored as long as the screen', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const { result } = show();
    act(() => result.current.change({ name: 'Mug' }));
    expect(result.current.values.name).toBe('Mug');
    vi.restoreAllMocks();
  });
});
