// @rounds: it kills programs.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { demoOrganization } from '../../program/demo/demo-organizations.ts';
import { copiedDataDir } from '../../testing/copied-data-dir.ts';
import { openDataDir } from './open-data-dir.ts';
import { computers, organizations } from './schema/index.ts';

const { organizationId } = demoOrganization;
/** Number of times a writer is killed. */
const kills = Number(process.env['TEST_KILLS'] ?? 6);
const writeUntilKilled = fileURLToPath(new URL('../../testing/write-until-killed.ts', import.meta.url));
const KILLS_TIMEOUT_MS = 120_000 + 20_000 * kills;

async function addOrganization(dataDir: string): Promise<void> {
  const store = await openDataDir(dataDir);
  await store.asOrganization(organizationId, (transaction) =>
    transaction.insert(organizations).values(demoOrganization),
  );
  await store.close();
}

describe('a data directory whose writer is killed', () => {
  const current = copiedDataDir(addOrganization);

  it(
    `loses no acknowledged row in ${kills} kills`,
    async () => {
      const dataDir = current();
      let acknowledged = 0;
      for (let kill = 0; kill < kills; kill += 1)
        acknowledged = await writeAndKill(dataDir, acknowledged, 6 + ((kill * 37) % 60));
      expect(acknowledged).toBeGreaterThan(5 * kills);

      const store = await openDataDir(dataDir);
      const rows = await store.asOrganization(organizationId, (transaction) =>
        transaction.select().from(computers),
      );
      const numbers = new Set(rows.map(({ computerName }) => Number(computerName.slice(3))));
      const lost = Array.from({ length: acknowledged }, (_, number) => number).filter(
        (number) => !numbers.has(number),
      );
      expect(lost).toEqual([]);
      expect(numbers.size).toBe(rows.length);
      await store.close();
    },
    KILLS_TIMEOUT_MS,
  );
});

/**
 * Starts a writer at `first` and kills it once it has acknowledged that many rows, while it writes the next. Returns
 * the number after the last acknowledged one.
 */
async function writeAndKill(dataDir: string, first: number, rows: number): Promise<number> {
  const writer = spawn(process.execPath, [writeUntilKilled, dataDir, String(organizationId), String(first)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  writer.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString();
    if (output.split('\n').length > rows) writer.kill('SIGKILL');
  });
  await once(writer, 'close');
  return Number(output.slice(0, output.lastIndexOf('\n')).split('\n').at(-1)) + 1;
}
