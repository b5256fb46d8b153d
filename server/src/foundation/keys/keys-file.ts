import { randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { StoreRefusal } from '../store/store-refusal.ts';
import { generateStoredKeys, importKeys, storedKeysSchema, type ServerKeys } from './server-keys.ts';

/**
 * Reads the server's secrets from a file; on first start creates the file, readable by its owner only.
 * @throws StoreRefusal when the file exists but has no keys: replacing them would end every session
 */
export async function openKeysFile(file: string): Promise<ServerKeys> {
  const kept = await readKept(file);
  if (kept !== undefined) return keysOf(file, kept);

  await mkdir(dirname(file), { recursive: true });
  await writeOnce(file, JSON.stringify(await generateStoredKeys()));
  return keysOf(file, (await readKept(file)) ?? '');
}

/** Writes the file in one step, unless another server of the same installation was faster. */
async function writeOnce(file: string, text: string): Promise<void> {
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, text, { mode: 0o600, flag: 'wx' });
  try {
    await link(draft, file);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  } finally {
    await rm(draft);
  }
}

async function readKept(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw new StoreRefusal(
      `${file} cannot be read (${codeOf(error)}). It holds the keys of this server: make it readable.`,
    );
  }
}

async function keysOf(file: string, text: string): Promise<ServerKeys> {
  try {
    return await importKeys(storedKeysSchema.parse(JSON.parse(text)));
  } catch {
    throw new StoreRefusal(
      `${file} holds no keys of a Platen server. Put a copy in its place; without one, remove it: everybody signs in again.`,
    );
  }
}

const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
