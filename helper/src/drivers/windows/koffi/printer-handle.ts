import { SpoolerError } from '../spooler-error.ts';
import type { Pointer, WindowsLibraries } from './libraries.ts';

const handleBytes = 8;

/** Throws {@link SpoolerError} with the last error of Windows when a call answered with zero. */
export function requireDone({ GetLastError }: WindowsLibraries, call: string, answer: number): void {
  if (answer === 0) {
    throw new SpoolerError(call, GetLastError());
  }
}

/** Opens a printer. `ClosePrinter` must be called on the handle. Throws {@link SpoolerError}. */
export function openPrinter(libraries: WindowsLibraries, queue: string): Pointer {
  const handle = Buffer.alloc(handleBytes);
  requireDone(libraries, 'OpenPrinter', libraries.OpenPrinter(queue, handle, null));
  return handle.readBigUInt64LE();
}

/** Runs something with an open printer and closes it. */
export async function withPrinter<Result>(
  libraries: WindowsLibraries,
  queue: string,
  work: (printer: Pointer) => Result | Promise<Result>,
): Promise<Result> {
  const printer = openPrinter(libraries, queue);
  try {
    return await work(printer);
  } finally {
    libraries.ClosePrinter(printer);
  }
}
