// @rounds: it kills programs.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { openKeysFile } from '../../foundation/keys/keys-file.ts';
import { seedDemo } from '../../program/demo/seed-demo.ts';
import { silentLogger } from '../../foundation/work/logger.ts';
import { openDataDir } from '../../foundation/store/open-data-dir.ts';
import { webHooks } from '../../foundation/store/schema/index.ts';
import { startHookReceiver } from '../../testing/hook-receiver.ts';
import { resolveBySystem } from './hook-address.ts';
import { createHookSecret, sealHookSecret } from './hook-secret.ts';
import { startWebHookDelivery } from './web-hook-delivery.ts';

it('a web hook is delivered that was committed by a process that was killed before it could send it', async () => {
  const receiver = await startHookReceiver();
  const dataDir = await mkdtemp(join(tmpdir(), 'platen-hooks-'));
  const keys = await openKeysFile(join(dataDir, 'keys.json'));
  const first = await openDataDir(dataDir);
  await seedDemo(first);
  const now = new Date();
  await first.asOrganization(1001, (transaction) =>
    transaction.insert(webHooks).values({
      organizationId: 1001,
      id: 1,
      name: 'ERP',
      url: receiver.url,
      events: ['version.published'],
      sealedSecret: sealHookSecret(createHookSecret(), keys),
      secretCreatedAt: now,
      createdAt: now,
      createdBy: 1,
    }),
  );
  await first.close();

  const emitter = spawn(
    process.execPath,
    [fileURLToPath(new URL('../../testing/emit-until-killed.ts', import.meta.url)), dataDir],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  let output = '';
  await new Promise<void>((resolve) => {
    emitter.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (output.split('\n').length > 5) resolve();
    });
  });
  emitter.kill('SIGKILL');
  await once(emitter, 'close');
  const acknowledged = output.slice(0, output.lastIndexOf('\n')).split('\n').map(Number);

  const store = await openDataDir(dataDir);
  const delivery = startWebHookDelivery({
    store,
    keys,
    clock: () => new Date(),
    logger: silentLogger,
    rules: { isInsideAllowed: true, resolveHost: resolveBySystem },
  });
  await delivery.deliverDue();
  const told = new Set(
    receiver.received.map(
      ({ body }) => z.object({ data: z.object({ labelId: z.int() }) }).parse(JSON.parse(body)).data.labelId,
    ),
  );
  expect(acknowledged.length).toBeGreaterThan(3);
  expect(acknowledged.filter((number) => !told.has(number))).toEqual([]);
  await delivery.close();
  await store.close();
  await receiver.close();
  await rm(dataDir, { recursive: true });
});
