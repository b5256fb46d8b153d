import { afterEach, describe, expect, it, vi } from 'vitest';
import { withJobLock } from './job-lock';

/** Installs the part of the browser's locks that is used here: one holder per name, no waiting. */
function installLocks() {
  const held = new Set<string>();
  const request = vi.fn<
    (name: string, options: LockOptions, task: (lock: Lock | null) => Promise<unknown>) => Promise<unknown>
  >(async (name, { ifAvailable }, task) => {
    if (held.has(name)) {
      if (ifAvailable !== true) throw new Error('would wait');
      return task(null);
    }
    held.add(name);
    try {
      return await task({ name, mode: 'exclusive' });
    } finally {
      held.delete(name);
    }
  });
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
  return request;
}

afterEach(() => void Reflect.deleteProperty(navigator, 'locks'));

describe('the lock of a job', () => {
  it('lets one tab drive a job: the other is told so and does not wait', async () => {
    installLocks();
    const first = Promise.withResolvers<void>();
    const second = vi.fn<() => Promise<void>>();
    const driving = withJobLock('a', () => first.promise);
    expect(await withJobLock('a', second)).toBe(false);
    expect(second).not.toHaveBeenCalled();
    first.resolve();
    expect(await driving).toBe(true);
    expect(await withJobLock('a', second)).toBe(true);
    expect(second).toHaveBeenCalledTimes(1);
  });

  it('locks each job by itself', async () => {
    const request = installLocks();
    const open = Promise.withResolvers<void>();
    const driving = withJobLock('a', () => open.promise);
    expect(await withJobLock('b', async () => undefined)).toBe(true);
    open.resolve();
    await driving;
    expect(request.mock.calls.map(([name]) => name)).toEqual(['print-job:a', 'print-job:b']);
  });

  it('frees the lock again after a task that threw', async () => {
    installLocks();
    await expect(withJobLock('a', () => Promise.reject(new Error('broke')))).rejects.toThrow('broke');
    expect(await withJobLock('a', async () => undefined)).toBe(true);
  });

  it('runs the task in a browser without locks', async () => {
    const task = vi.fn<() => Promise<void>>();
    expect(await withJobLock('a', task)).toBe(true);
    expect(task).toHaveBeenCalledTimes(1);
  });
});
