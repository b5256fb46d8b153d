import { join } from 'node:path';
import type { Clock } from '../clock.ts';
import type { Timeouts } from '../limits.ts';
import { createCupsDriver } from './cups-driver.ts';
import type { DriverTable } from './driver.ts';
import { createFolderDriver } from './folder-driver.ts';
import { createIppDriver } from './ipp-driver.ts';
import { createRawDriver } from './raw-driver.ts';
import { createWindowsDriver } from './windows/windows-driver.ts';

export interface DriverSettings {
  readonly dataDir: string;
  readonly cupsSocket: string;
  readonly timeouts: Timeouts;
  readonly clock: Clock;
}

/** Subfolder of the data directory into which `Save to folder` writes. */
const printsFolder = 'prints';

/** Creates the drivers, one line for each way to print. Each key is the name of a driver in the journal. */
export function createDrivers({ dataDir, cupsSocket, timeouts, clock }: DriverSettings) {
  return {
    cups: createCupsDriver(cupsSocket, timeouts),
    ipp: createIppDriver(timeouts),
    raw: createRawDriver(timeouts),
    folder: createFolderDriver(join(dataDir, printsFolder), clock),
    windows: createWindowsDriver(),
  } satisfies DriverTable;
}
