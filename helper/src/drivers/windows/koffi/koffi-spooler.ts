import { promisify } from 'node:util';
import { SpoolerError, windowsErrors } from '../spooler-error.ts';
import type { DriverAbilities, Form, JobCommand, Spooler, SpoolerJob } from '../spooler.ts';
import { openKoffiDevice } from './koffi-device.ts';
import { startRawDocument } from './koffi-raw-document.ts';
import { loadLibraries, type Pointer, type WindowsLibraries } from './libraries.ts';
import { requireDone, withPrinter } from './printer-handle.ts';
import { dword, fill } from './spooler-memory.ts';
import { readJobs, readPrinters, readText, type PrinterRecord } from './spooler-records.ts';

/** Printers of this computer and those it is connected to. */
const localAndConnected = 0x2 | 0x4;
const printerLevel = 2;
const jobLevel = 1;
const mostJobs = 10_000;
/** Questions of DeviceCapabilities. */
const abilities = { papers: 2, paperSize: 3, duplex: 7 } as const;
const paperIdBytes = 2;
const pointBytes = 8;
/** DC_PAPERSIZE is in tenths of a millimetre, sizes here are in hundredths. */
const hundredthsInUnit = 10;
const longestName = 1024;
const bytesInCharacter = 2;
const commands: Readonly<Record<JobCommand, number>> = { delete: 5, retain: 8, release: 9 };

/** Opens the spooler of this Windows. Throws when koffi or the libraries of Windows cannot be loaded. */
export async function openKoffiSpooler(): Promise<Spooler> {
  const windows = await loadLibraries();
  return {
    printers: async () => {
      const preferred = defaultPrinter(windows);
      return (await listPrinters(windows)).map((printer) => ({
        ...printer,
        isDefault: printer.name === preferred,
      }));
    },
    printer: async (queue) => {
      const printer = await withPrinter(windows, queue, (handle) => printerOf(windows, handle));
      return { ...printer, isDefault: printer.name === defaultPrinter(windows) };
    },
    abilities: (queue) =>
      withPrinter(windows, queue, async (handle) => abilitiesOf(windows, await printerOf(windows, handle))),
    startRaw: async (queue, documentName) => startRawDocument(windows, queue, documentName),
    openDevice: (queue, settings) => openKoffiDevice(windows, queue, settings),
    jobs: (queue) =>
      withPrinter(windows, queue, async (handle) =>
        readJobs(
          await fill(windows, 'EnumJobs', (into, bytes, needed, count) =>
            windows.EnumJobs(handle, 0, mostJobs, jobLevel, into, bytes, needed, count),
          ),
        ),
      ),
    job: (queue, id) => withPrinter(windows, queue, (handle) => jobOf(windows, handle, id)),
    command: (queue, id, command) =>
      withPrinter(windows, queue, (handle) =>
        requireDone(windows, 'SetJob', windows.SetJob(handle, id, 0, null, commands[command])),
      ),
  };
}

/** Lists the printers on another thread: a print server that is off makes this take many seconds. */
async function listPrinters(windows: WindowsLibraries): Promise<PrinterRecord[]> {
  const enumerate = promisify(windows.EnumPrinters.async);
  return readPrinters(
    await fill(windows, 'EnumPrinters', (into, bytes, needed, count) =>
      enumerate(localAndConnected, null, printerLevel, into, bytes, needed, count),
    ),
  );
}

function defaultPrinter({ GetDefaultPrinter }: WindowsLibraries): string | undefined {
  const name = Buffer.alloc(longestName * bytesInCharacter);
  return GetDefaultPrinter(name, dword(longestName)) === 0 ? undefined : readText(name);
}

async function printerOf(windows: WindowsLibraries, handle: Pointer): Promise<PrinterRecord> {
  const filled = await fill(windows, 'GetPrinter', (into, bytes, needed) =>
    windows.GetPrinter(handle, printerLevel, into, bytes, needed),
  );
  const [printer] = readPrinters(filled);
  if (printer === undefined) {
    throw new SpoolerError('GetPrinter', 0);
  }
  return printer;
}

async function jobOf(
  windows: WindowsLibraries,
  handle: Pointer,
  id: number,
): Promise<SpoolerJob | undefined> {
  try {
    const filled = await fill(windows, 'GetJob', (into, bytes, needed) =>
      windows.GetJob(handle, id, jobLevel, into, bytes, needed),
    );
    return readJobs(filled)[0];
  } catch (error) {
    // The answer for a number that the queue does not have; Wine gives no code for it.
    if (error instanceof SpoolerError && [0, windowsErrors.invalidParameter].includes(error.code)) {
      return undefined;
    }
    throw error;
  }
}

function abilitiesOf(
  { DeviceCapabilities }: WindowsLibraries,
  { name, port }: PrinterRecord,
): DriverAbilities {
  const ask = (ability: number, into: Buffer | null) => DeviceCapabilities(name, port, ability, into, null);
  const listed = (ability: number, itemBytes: number) => {
    const count = Math.max(0, ask(ability, null));
    const bytes = Buffer.alloc(count * itemBytes);
    return count > 0 && ask(ability, bytes) === count ? { bytes, count } : { bytes, count: 0 };
  };
  const ids = listed(abilities.papers, paperIdBytes);
  const sizes = listed(abilities.paperSize, pointBytes);
  const forms = Array.from({ length: Math.min(ids.count, sizes.count) }, (_, index): Form => {
    const at = index * pointBytes;
    return {
      id: ids.bytes.readUInt16LE(index * paperIdBytes),
      size: {
        width: sizes.bytes.readInt32LE(at) * hundredthsInUnit,
        height: sizes.bytes.readInt32LE(at + 4) * hundredthsInUnit,
      },
    };
  });
  return { forms, canDuplex: ask(abilities.duplex, null) === 1 };
}
