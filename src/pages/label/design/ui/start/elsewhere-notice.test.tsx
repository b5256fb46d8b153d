import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { expectAccessible, press, renderPage } from '@/shared/testing';
import { useDesignLock } from '../../model/design-lock';
import { ElsewhereNotice } from './restored-notice';

/** A tab with the design of label 7, as far as the lock matters. */
function Tab() {
  const { holder, takeOver } = useDesignLock('label/7');
  return holder === 'elsewhere' ? <ElsewhereNotice onTakeOver={takeOver} /> : <output>{holder}</output>;
}

afterEach(() => void Reflect.deleteProperty(navigator, 'locks'));

it('the second tab says where the design is open, and can go on with it', async () => {
  const request = vi.fn<
    (name: string, options: LockOptions, task: (lock: Lock | null) => Promise<void>) => Promise<void>
  >((name, { steal = false }, task) => task(steal ? { name, mode: 'exclusive' } : null));
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
  renderPage(<Tab />);
  expect(screen.getByText('waiting')).toBeTruthy();
  expect(await screen.findByText('This design is open in another tab')).toBeTruthy();
  await expectAccessible();
  await press('Go on here');
  expect(await screen.findByText('own')).toBeTruthy();
  expect(request.mock.calls.map(([name, options]) => [name, options])).toEqual([
    ['label-design:label/7', { ifAvailable: true }],
    ['label-design:label/7', { steal: true }],
  ]);
});
