import type { PaperSize } from '../../paper/paper-measure.ts';
import type { PrintOptions } from '../../options/print-options.ts';
import type { PageBitmap } from './page-bitmap.ts';

/** Printer as the spooler lists it. `status` and `attributes` are the bits of PRINTER_INFO_2. */
export interface SpoolerPrinter {
  readonly name: string;
  readonly driver: string;
  readonly status: number;
  readonly attributes: number;
  readonly isDefault: boolean;
  /** Resolution in the settings of the driver, in dots per inch, or null when they name none. */
  readonly dpi: number | null;
}

/** Job as the spooler has it. `status` is the bits of JOB_INFO_1. */
export interface SpoolerJob {
  readonly id: number;
  readonly document: string;
  readonly status: number;
  /** The driver's own words about the job, or null. */
  readonly said: string | null;
  readonly pagesPrinted: number;
}

/** DMPAPER_USER: the number of a paper that has its size beside it. */
export const userPaper = 256;

/** Paper that a driver lists, with the number by which it is chosen. */
export interface Form {
  readonly id: number;
  readonly size: PaperSize;
}

export interface DriverAbilities {
  readonly forms: readonly Form[];
  readonly canDuplex: boolean;
}

/**
 * Paper to set: a form of the driver, a size of one's own under DMPAPER_USER, or only the two sides, which some drivers
 * take that know no DMPAPER_USER.
 */
export type DevicePaper =
  | { readonly by: 'form'; readonly id: number }
  | { readonly by: 'user' | 'sides'; readonly size: PaperSize };

/** Settings of a document. What is undefined stays as the driver has it. */
export interface DeviceSettings {
  readonly paper: DevicePaper | undefined;
  readonly sides: PrintOptions['sides'];
}

export interface Dots {
  readonly x: number;
  readonly y: number;
}

/** Measures of a page on a printer, in dots of its driver. */
export interface DevicePage {
  readonly dpi: Dots;
  /** The whole sheet. */
  readonly physical: Dots;
  /** The area that can be printed, and where it begins on the sheet. */
  readonly printable: Dots;
  readonly offset: Dots;
}

/** Document of bytes that reach the printer unchanged. */
export interface RawDocument {
  readonly jobId: number;
  /** Returns how many bytes the spooler took. */
  write(bytes: Uint8Array): Promise<number>;
  end(): Promise<void>;
  /** Deletes what was written so far. Throws when the spooler does not. */
  abort(): Promise<void>;
}

/** Printer opened for drawing, with its paper set. `close` must be called. */
export interface Device {
  readonly page: DevicePage;
  /** Starts a document and returns the number of its job. */
  start(documentName: string): Promise<number>;
  draw(bitmap: PageBitmap): Promise<void>;
  end(): Promise<void>;
  abort(): Promise<void>;
  close(): Promise<void>;
}

/** `retain` keeps a job in the queue after it was printed, `release` ends that. */
export type JobCommand = 'delete' | 'retain' | 'release';

/** The print spooler of Windows. Every method throws {@link SpoolerError} for what Windows refuses. */
export interface Spooler {
  printers(): Promise<readonly SpoolerPrinter[]>;
  printer(queue: string): Promise<SpoolerPrinter>;
  abilities(queue: string): Promise<DriverAbilities>;
  startRaw(queue: string, documentName: string): Promise<RawDocument>;
  openDevice(queue: string, settings: DeviceSettings): Promise<Device>;
  jobs(queue: string): Promise<readonly SpoolerJob[]>;
  /** Returns undefined when the queue has no job of this number. */
  job(queue: string, id: number): Promise<SpoolerJob | undefined>;
  command(queue: string, id: number, command: JobCommand): Promise<void>;
}
