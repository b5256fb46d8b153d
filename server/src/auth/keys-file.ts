import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { generateStoredKeys, importKeys, storedKeysSchema, type ServerKeys } from './server-keys.ts';

/** Reads the server's secrets from a file, and makes the file, readable by its owner only, on first start. */
export async function openKeysFile(file: string): Promise<ServerKeys> {
  const kept = await readFile(file, 'utf8').catch(() => undefined);
  if (kept !== undefined) return importKeys(storedKeysSchema.parse(JSON.parse(kept)));

  const keys = await generateStoredKeys();
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify(keys), { mode: 0o600, flag: 'wx' });
  return importKeys(keys);
}
