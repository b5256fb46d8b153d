import { SpoolerError, windowsErrors } from '../spooler-error.ts';
import type { WindowsLibraries } from './libraries.ts';
import type { Filled } from './spooler-records.ts';

/** Place for a DWORD that a function sets. */
export const dword = (value = 0): Buffer => {
  const place = Buffer.alloc(4);
  place.writeUInt32LE(value);
  return place;
};

/** A list may grow between the question for its size and the question for its content. */
const mostAttempts = 5;

/**
 * Calls a function that fills memory: first with none, to learn how much it needs, then with that much. Without `count`
 * it fills one record. Throws {@link SpoolerError}.
 */
export async function fill(
  {
    addressOf,
    GetLastError,
    SetLastError,
  }: Pick<WindowsLibraries, 'addressOf' | 'GetLastError' | 'SetLastError'>,
  name: string,
  call: (into: Buffer | null, bytes: number, needed: Buffer, count: Buffer) => number | Promise<number>,
): Promise<Filled> {
  let bytes = Buffer.alloc(0);
  for (let attempt = 0; attempt < mostAttempts; attempt += 1) {
    const [needed, count] = [dword(), dword(1)];
    SetLastError(0);
    const isDone = await call(bytes.length === 0 ? null : bytes, bytes.length, needed, count);
    if (isDone !== 0) {
      return {
        bytes,
        address: bytes.length === 0 ? 0n : addressOf(bytes),
        count: bytes.length === 0 ? 0 : count.readUInt32LE(),
      };
    }
    const code = GetLastError();
    if (needed.readUInt32LE() <= bytes.length) {
      throw new SpoolerError(name, code);
    }
    bytes = Buffer.alloc(needed.readUInt32LE());
  }
  throw new SpoolerError(name, windowsErrors.insufficientBuffer);
}
