import { act, renderHook } from '@testing-library/react';
import { parseLabelTemplate } from 'label-core';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { buildVariable, shelfTemplate } from '@/entities/label/index.testing';
import { NOTHING_CHECKED, type CheckResult } from './article-check';
import type * as client from './check-in-worker';
import { CheckFailed, checkInWorker } from './check-in-worker';
import { useArticleCheck } from './use-article-check';

vi.mock('./check-in-worker', async (original) => ({
  ...(await original<typeof client>()),
  checkInWorker: vi.fn<typeof checkInWorker>(),
  warmUpCheck: () => undefined,
}));

/** A check that the test reports of and ends. */
interface Started {
  dpi: number;
  report: (checked: number) => void;
  end: (error?: Error) => Promise<void>;
  signal: AbortSignal;
}
const started: Started[] = [];
const carrying = ['Oats', 'Rye'].map((name, id) => ({
  id,
  labelId: 4,
  name,
  externalIdentifier: '',
  gtins: [],
  labels: [{ labelId: 4, name: 'Shelf', variables: [buildVariable('title', { variableData: name })] }],
}));
const template = parseLabelTemplate(shelfTemplate);
const found = (checked: number): CheckResult => ({ ...NOTHING_CHECKED, checked });

beforeEach(() => {
  vi.useFakeTimers();
  started.length = 0;
  vi.mocked(checkInWorker).mockImplementation(({ dpi }, report, signal) => {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    started.push({
      dpi,
      report: (checked) => act(() => report(found(checked))),
      end: (error) => act(async () => (error ? reject(error) : resolve())),
      signal,
    });
    return promise;
  });
});
afterEach(() => {
  vi.useRealTimers();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const only = (at: number): Started => {
  const one = started[at];
  if (!one || started.length !== at + 1) throw new Error(`${started.length} checks were started.`);
  return one;
};
const facts = {};
const useCheckAt = (dpi: number) => useArticleCheck({ carrying, template, dpi, facts });
const begin = () => renderHook(useCheckAt, { initialProps: 203 });

it('begins at once, and shows what is found as it comes', async () => {
  const { result } = begin();
  expect(result.current).toMatchObject({ shown: undefined, checked: 0, isChecking: true });
  await pass(0);
  only(0).report(1);
  expect(result.current).toMatchObject({ checked: 1, isChecking: true, shown: { isDone: false } });
  only(0).report(1);
  await only(0).end();
  expect(result.current).toMatchObject({
    isChecking: false,
    shown: { isDone: true, result: { checked: 2 } },
  });
});

it('cancels at an edit, begins again two seconds after the last one, and keeps the old result until then', async () => {
  const { result, rerender } = begin();
  await pass(0);
  only(0).report(2);
  await only(0).end();
  rerender(300);
  await pass(1500);
  rerender(600);
  expect(result.current).toMatchObject({ checked: 0, isChecking: true, shown: { subject: { dpi: 203 } } });
  await pass(1999);
  only(0);
  await pass(1);
  expect(only(1).dpi).toBe(600);
  only(1).report(1);
  rerender(203.5);
  expect(only(1).signal.aborted).toBe(true);
  await only(1).end(new Error('Cancelled.'));
  expect(result.current).toMatchObject({
    checked: 0,
    isChecking: true,
    fault: undefined,
    shown: { isDone: true, subject: { dpi: 203 } },
  });
});

it('cancels when the label was edited, before it has the edited one', async () => {
  const { rerender } = renderHook(
    (isEdited: boolean) => useArticleCheck({ carrying, template, dpi: 203, facts, isEdited }),
    { initialProps: false },
  );
  await pass(0);
  rerender(true);
  expect(only(0).signal.aborted).toBe(true);
  await pass(5000);
  only(0);
});

it('cancels when the panel is closed', async () => {
  const { unmount } = begin();
  await pass(0);
  unmount();
  expect(only(0).signal.aborted).toBe(true);
});

it('tells why a check failed, and tries again at once', async () => {
  const { result } = begin();
  await pass(0);
  await only(0).end(new CheckFailed('not-loaded'));
  expect(result.current).toMatchObject({ isChecking: false, fault: 'not-loaded' });
  act(() => result.current.retry());
  expect(result.current).toMatchObject({ isChecking: true, fault: undefined });
  await pass(0);
  only(1);
});
