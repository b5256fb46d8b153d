import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { NEARLY_FULL_BYTES, startDiskWatch } from './disk-watch.ts';

const GB = 1e9;

it('warns once when a disk is nearly full, and again only after it had room', async () => {
  const said: string[] = [];
  const say = (level: string) => (event: string, fields?: object) =>
    void said.push(`${level} ${event} ${JSON.stringify(fields)}`);
  let free: Promise<Record<string, number>> = Promise.resolve({ data: 5 * GB });
  const watch = startDiskWatch({
    diskFreeBytes: () => free,
    logger: { info: say('info'), warn: say('warn'), error: say('error') },
  });
  for (const bytes of [5 * GB, 0.9 * GB, 0.8 * GB, 1.1 * GB, 0.9 * GB, 2 * GB, 0.5 * GB]) {
    free = Promise.resolve({ data: bytes });
    await watch.look();
  }
  free = Promise.reject(new Error('The disk is away.'));
  await watch.look();
  watch.stop();
  expect(said).toEqual([
    'warn disk nearly full {"place":"data","freeBytes":900000000}',
    'info disk has room again {"place":"data","freeBytes":2000000000}',
    'warn disk nearly full {"place":"data","freeBytes":500000000}',
  ]);
});

it('has the limit of the alert', async () => {
  const alerts = await readFile(
    resolve(import.meta.dirname, '../../../../deploy/prometheus-alerts.yaml'),
    'utf8',
  );
  const [, limit] = /platen_disk_free_bytes < (\S+)/.exec(alerts) ?? [];
  expect(Number(limit)).toBe(NEARLY_FULL_BYTES);
});
