// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { buildWidget } from '../testing/widget-builder';
import type { WidgetUser } from './widget-access';
import { useStorageHealth } from './storage-health';
import { createWidgetStorage, type KeptWidgets } from './widget-storage';
import { changeWidgets, followOtherTabs, keepChoice, keepWidgets, useWidgetStore } from './widget-store';

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
  it('stores widgets under a key with version 1, by organisation and by person', () => {
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

  it('adds to what another tab has just added, and changes nothing when that is refused', () => {
    otherTab({ widgets: { 7: [buildWidget({ id: 'local-a' })] }, choices: {} });
    changeWidgets('7', (widgets) => [...widgets, buildWidget({ id: 'local-b' })]);
    expect(useWidgetStore.getState().widgets['7']?.map(({ id }) => id)).toEqual(['local-a', 'local-b']);
    expect(() =>
      changeWidgets('7', () => {
        throw new Error('No.');
      }),
    ).toThrow('No.');
    expect(stored()).toMatchObject({ state: { widgets: { 7: [{ id: 'local-a' }, { id: 'local-b' }] } } });
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

  it.each([
    ['is cut off in the middle', (text: string) => text.slice(0, text.length / 2)],
    ['is emptied', () => ''],
    ['is another program’s', () => '{"state":[],"version":1}'],
  ])('takes the last good set where what was stored %s, and says so', async (_how, spoil) => {
    keepWidgets('7', [buildWidget({ id: 'local-a', name: 'Kept' })]);
    localStorage.setItem(KEY, spoil(localStorage.getItem(KEY) ?? ''));
    expect(useStorageHealth.getState().health).toBe('good');
    await useWidgetStore.persist.rehydrate();
    expect(useWidgetStore.getState().widgets['7']?.map(({ name }) => name)).toEqual(['Kept']);
    expect(useStorageHealth.getState().health).toBe('restored');
    changeWidgets('7', (widgets) => [...widgets, buildWidget({ id: 'local-b', name: 'Next' })]);
    expect(stored()).toMatchObject({ state: { widgets: { 7: [{ name: 'Kept' }, { name: 'Next' }] } } });
    expect(useStorageHealth.getState().health).toBe('good');
  });

  it('takes the last good set where what was stored is gone', async () => {
    keepWidgets('7', [buildWidget({ id: 'local-a' })]);
    localStorage.removeItem(KEY);
    await useWidgetStore.persist.rehydrate();
    expect(useWidgetStore.getState().widgets['7']).toHaveLength(1);
  });

  it('says that it is full, and leaves what was stored as it was', () => {
    keepWidgets('7', [buildWidget({ id: 'local-a' })]);
    const before = localStorage.getItem(KEY);
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    changeWidgets('7', (widgets) => [...widgets, buildWidget({ id: 'local-b' })]);
    expect(useStorageHealth.getState().health).toBe('full');
    expect(localStorage.getItem(KEY)).toBe(before);
    full.mockRestore();
    changeWidgets('7', (widgets) => [...widgets, buildWidget({ id: 'local-c' })]);
    expect(useStorageHealth.getState().health).toBe('good');
    expect(useWidgetStore.getState().widgets['7']).toHaveLength(3);
    expect(stored()).toMatchObject({
      state: { widgets: { 7: [{ id: 'local-a' }, { id: 'local-b' }, { id: 'local-c' }] } },
    });
  });

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
