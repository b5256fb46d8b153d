import { afterEach, describe, expect, it, vi } from 'vitest';
import { installLocks } from '../testing/install-locks';
import { holdDesignLock, type LockHolder } from './design-lock';

/** Opens a design in a tab; returns what the tab is told, and how it is closed. */
function openTab(key = 'label/7', isTaken = false) {
  const told: LockHolder[] = [];
  const close = holdDesignLock(key, { isTaken, onHolder: (holder) => told.push(holder) });
  return { told, close };
}

afterEach(() => void Reflect.deleteProperty(navigator, 'locks'));

describe('the lock of a design', () => {
  it('is the first tab’s: the second one learns it, until the first is closed', async () => {
    installLocks();
    const [first, second] = [openTab(), openTab()];
    expect([first.told, second.told]).toEqual([['own'], ['elsewhere']]);
    second.close();
    first.close();
    await vi.waitFor(() => expect(openTab().told).toEqual(['own']));
  });

  it('is of one design', () => {
    installLocks();
    expect([openTab().told, openTab('new').told]).toEqual([['own'], ['own']]);
  });

  it('can be taken over: the tab that had it learns it', async () => {
    installLocks();
    const [first, second] = [openTab(), openTab('label/7', true)];
    expect(second.told).toEqual(['own']);
    await vi.waitFor(() => expect(first.told).toEqual(['own', 'elsewhere']));
  });

  it('is every tab’s own in a browser without locks', () => {
    Object.defineProperty(navigator, 'locks', { configurable: true, value: undefined });
    expect([openTab().told, openTab().told]).toEqual([['own'], ['own']]);
  });
});
