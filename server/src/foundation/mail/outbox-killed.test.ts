// @rounds: it kills a program.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { openKeysFile } from '../keys/keys-file.ts';
import { openDataDir } from '../store/open-data-dir.ts';
import { startMailDelivery } from './mail-delivery.ts';

describe('a server that is killed', () => {
  it('has lost no mail whose transaction was committed', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'platen-mail-'));
    const writer = spawn(
      process.execPath,
      [fileURLToPath(new URL('../../testing/queue-until-killed.ts', import.meta.url)), dataDir],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    );
    let output = '';
    await new Promise<void>((resolve) => {
      writer.stdout.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        if (output.split('\n').length > 5) resolve();
      });
    });
    writer.kill('SIGKILL');
    await once(writer, 'close');
    const acknowledged = output.slice(0, output.lastIndexOf('\n')).split('\n');

    const store = await openDataDir(dataDir);
    const subjects = new Set<string>();
    const mail = startMailDelivery({
      store,
      keys: await openKeysFile(join(dataDir, 'keys.json')),
      clock: () => new Date(),
      logger: { info: () => undefined, warn: () => undefined, error: () => undefined },
      transport: {
        deliver: async ({ subject }) => {
          subjects.add(subject);
          return {};
        },
        close: () => undefined,
      },
    });
    await mail.deliverDue();
    expect(acknowledged.length).toBeGreaterThan(3);
    expect(acknowledged.filter((number) => !subjects.has(number))).toEqual([]);
    await mail.close();
    await store.close();
    await rm(dataDir, { recursive: true });
  });
});
