import { beforeEach, describe, expect, it, vi } from 'vitest';
import { buildWidget } from '../testing/widget-builder';
import type { WidgetUser } from './widget-access';
import { createWidgetStorage, type KeptWidgets } from './widget-storage';
import { followOtherTabs, keepChoice, keepWidgets, useWidgetStore } from './widget-store';

const KEY = 'platen-widgets';
const mia: WidgetUser = { userId: '42', email: '', organizationId: '7', groups: [] };
const stored = (): unknown => JSON.parse(localStorage.getItem(KEY) ?? 'null');
const otherTab = (state: KeptWidgets) => {
  const newValue = JSON.stringify({ state, version: 1 });
  localStorage.setItem(KEY, newValue);
  globalThis.dispatchEvent(new StorageEvent('storage', { key: KEY, newValue }));
};

beforeEach(() => {
  useWidgetStore.setState({ widgets: {}, choices: {} });
  localStorage.clear();
});

describe('what this browser keeps of widgets', () => {
  it('is stored under a key with version 1, by organisation and by person', () => {
    keepWidgets('7', [buildWidget({ id: 'own-1' })]);
    keepChoice(mia, 'own-1', true);
    expect(stored()).toMatchObject({
      version: 1,
      state: { widgets: { 7: [{ id: 'own-1' }] }, choices: { '7/42': { 'own-1': true } } },
    });
  });

  it('forgets a choice that a server has taken', () => {
    keepChoice(mia, 1, true);
    keepChoice(mia, 1, undefined);
    expect(useWidgetStore.getState().choices['7/42']).toEqual({});
  });

  it('follows another tab, and stops when told', () => {
    const stop = followOtherTabs();
    otherTab({ widgets: {}, choices: { '7/42': { 3: true } } });
    expect(useWidgetStore.getState().choices).toEqual({ '7/42': { 3: true } });
    stop();
    otherTab({ widgets: {}, choices: {} });
    expect(useWidgetStore.getState().choices).toEqual({ '7/42': { 3: true } });
  });

  it('does not write over what another tab has just stored', () => {
    localStorage.setItem(
      KEY,
      JSON.stringify({ state: { widgets: {}, choices: { '7/1': { 9: true } } }, version: 1 }),
    );
    keepChoice(mia, 1, true);
    expect(useWidgetStore.getState().choices).toEqual({ '7/1': { 9: true }, '7/42': { 1: true } });
  });
});

describe('storage that fails', () => {
  const value = { state: { widgets: {}, choices: { '7/42': { 1: true } } }, version: 1 };

  it.each(['{', '[]', '{"state":{},"version":1}', '{"state":{"widgets":{},"choices":{}},"version":2}'])(
    'puts %s aside instead of writing over it',
    async (text) => {
      localStorage.setItem(KEY, text);
      const storage = createWidgetStorage(() => localStorage);
      expect(await storage.getItem(KEY)).toBeNull();
      expect(localStorage.getItem(`${KEY}.unreadable`)).toBe(text);
    },
  );

  it('keeps in memory what does not fit, and writes it once there is room', async () => {
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const storage = createWidgetStorage(() => localStorage);
    await storage.setItem(KEY, value);
    expect(await storage.getItem(KEY)).toEqual(value);
    full.mockRestore();
    await storage.setItem(KEY, value);
    expect(stored()).toEqual(value);
  });

  it('never throws where the browser blocks storage', async () => {
    const storage = createWidgetStorage(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    await storage.setItem(KEY, value);
    expect(await storage.getItem(KEY)).toEqual(value);
    await storage.removeItem(KEY);
    expect(await storage.getItem(KEY)).toBeNull();
  });
});
