import { SpoolerError, windowsErrors } from '../drivers/windows/spooler-error.ts';
import type { PageBitmap } from '../drivers/windows/page-bitmap.ts';
import type {
  Device,
  DevicePage,
  DeviceSettings,
  DriverAbilities,
  JobCommand,
  RawDocument,
  Spooler,
  SpoolerJob,
  SpoolerPrinter,
} from '../drivers/windows/spooler.ts';

/** Document in the fake spooler, with everything that a printer would have got. */
export interface SpooledDocument {
  readonly id: number;
  readonly queue: string;
  readonly name: string;
  readonly settings: DeviceSettings | null;
  readonly chunks: Buffer[];
  readonly pages: PageBitmap[];
  readonly commands: JobCommand[];
  state: 'open' | 'ended' | 'aborted';
  /** Bits of JOB_INFO_1; null once the queue does not have the job any more. */
  status: number | null;
  said: string | null;
}

/** Steps at which a test can let Windows refuse. */
export type SpoolerStep =
  | 'printers'
  | 'printer'
  | 'openDevice'
  | 'start'
  | 'retain'
  | 'delete'
  | 'write'
  | 'draw'
  | 'end'
  | 'abort'
  | 'job';

const spooling = 0x8;
export const labelPrinter: SpoolerPrinter = {
  name: 'Labels',
  driver: 'ZDesigner ZD421',
  status: 0,
  attributes: 0,
  isDefault: true,
  dpi: 203,
};

/** Page of a printer of 203 dpi without margins, in the size that was set, as a driver of a label printer has it. */
export function labelDevicePage({ paper }: DeviceSettings): DevicePage {
  const size = paper?.by === 'user' ? paper.size : { width: 10_000, height: 15_000 };
  const dots = {
    x: Math.round((size.width * 203) / 2540),
    y: Math.round((size.height * 203) / 2540),
  };
  return { dpi: { x: 203, y: 203 }, physical: dots, printable: dots, offset: { x: 0, y: 0 } };
}

/** A spooler of Windows without Windows. It takes at most `chunkBytes` at a time. */
export class FakeSpooler implements Spooler {
  readonly documents: SpooledDocument[] = [];
  /** Steps at which Windows refuses, and the error code. */
  readonly faults = new Map<SpoolerStep, number>();
  readonly chunkBytes = 10;
  all: readonly SpoolerPrinter[] = [labelPrinter];
  driver: DriverAbilities = { forms: [], canDuplex: false };
  page: (settings: DeviceSettings) => DevicePage = labelDevicePage;
  openDevices = 0;
  #nextId = 1;

  /** Puts a document into a queue, as an earlier helper left it. */
  leave(name: string, status: number): SpooledDocument {
    return this.#start('Labels', name, null, status);
  }

  printers = async (): Promise<readonly SpoolerPrinter[]> => {
    this.#pass('printers');
    return this.all;
  };

  printer = async (queue: string): Promise<SpoolerPrinter> => {
    this.#pass('printer');
    const found = this.all.find(({ name }) => name === queue);
    if (found === undefined) {
      throw new SpoolerError('OpenPrinter', windowsErrors.unknownPrinter);
    }
    return found;
  };

  abilities = async (queue: string): Promise<DriverAbilities> => {
    await this.printer(queue);
    return this.driver;
  };

  startRaw = async (queue: string, documentName: string): Promise<RawDocument> => {
    this.#pass('start');
    const document = this.#start(queue, documentName, null, spooling);
    return {
      jobId: document.id,
      write: async (bytes) => {
        this.#pass('write');
        const taken = bytes.subarray(0, this.chunkBytes);
        document.chunks.push(Buffer.from(taken));
        return taken.length;
      },
      ...this.#ending(document),
    };
  };

  openDevice = async (_queue: string, settings: DeviceSettings): Promise<Device> => {
    this.#pass('openDevice');
    this.openDevices += 1;
    let document: SpooledDocument | undefined;
    const opened = () => {
      if (document === undefined) {
        throw new Error('no document was started');
      }
      return document;
    };
    return {
      page: this.page(settings),
      start: async (documentName) => {
        this.#pass('start');
        document = this.#start('Labels', documentName, settings, spooling);
        return document.id;
      },
      draw: async (bitmap) => {
        this.#pass('draw');
        opened().pages.push(bitmap);
      },
      end: () => this.#ending(opened()).end(),
      abort: () => this.#ending(opened()).abort(),
      close: async () => {
        this.openDevices -= 1;
      },
    };
  };

  jobs = async (queue: string): Promise<readonly SpoolerJob[]> =>
    this.documents.filter((it) => it.queue === queue).flatMap((it) => jobOf(it) ?? []);

  job = async (queue: string, id: number): Promise<SpoolerJob | undefined> => {
    this.#pass('job');
    return (await this.jobs(queue)).find((job) => job.id === id);
  };

  command = async (queue: string, id: number, command: JobCommand): Promise<void> => {
    if (command !== 'release') {
      this.#pass(command);
    }
    const document = this.documents.find((it) => it.queue === queue && it.id === id && it.status !== null);
    if (document === undefined) {
      throw new SpoolerError('SetJob', windowsErrors.invalidParameter);
    }
    document.commands.push(command);
    document.status = command === 'retain' ? document.status : null;
  };

  #start(queue: string, name: string, settings: DeviceSettings | null, status: number): SpooledDocument {
    const document: SpooledDocument = {
      id: this.#nextId,
      queue,
      name,
      settings,
      chunks: [],
      pages: [],
      commands: [],
      state: (status & spooling) === 0 ? 'ended' : 'open',
      status,
      said: null,
    };
    this.#nextId += 1;
    this.documents.push(document);
    return document;
  }

  #ending(document: SpooledDocument) {
    return {
      end: async () => {
        this.#pass('end');
        document.state = 'ended';
        document.status = 0;
      },
      abort: async () => {
        this.#pass('abort');
        document.state = 'aborted';
        document.status = null;
      },
    };
  }

  #pass(step: SpoolerStep): void {
    const code = this.faults.get(step);
    if (code !== undefined) {
      throw new SpoolerError(step, code);
    }
  }
}

function jobOf({ id, name, status, said, pages }: SpooledDocument): SpoolerJob | undefined {
  return status === null ? undefined : { id, document: name, status, said, pagesPrinted: pages.length };
}
