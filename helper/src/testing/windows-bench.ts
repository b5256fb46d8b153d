import type { PrintOptions } from '../options/print-options.ts';
import type { PrinterJob, Receipt, Submission } from '../drivers/driver.ts';
import { createWindowsDriver } from '../drivers/windows/windows-driver.ts';
import { drawnPdf } from './drawn-pdf.ts';
import { FakeSpooler, type SpooledDocument } from './fake-spooler.ts';
import { zplBytes } from './test-bench.ts';

export const windowsTarget = { driver: 'windows', queue: 'Labels' };
const { signal } = new AbortController();

/** A label of 60 × 40 mm with a box near its corner. */
export const boxLabel = { widthMm: 60, heightMm: 40, boxes: [[10, 10, 5, 5]] } as const;
const threeLabels = drawnPdf([boxLabel, boxLabel, boxLabel]);

interface Sending {
  readonly options?: PrintOptions;
  readonly document?: Uint8Array;
  readonly format?: 'pdf' | 'zpl';
  readonly signal?: AbortSignal;
}

/** The driver of Windows on a fake spooler. */
export class WindowsBench {
  readonly spooler = new FakeSpooler();
  readonly driver = createWindowsDriver(async () => this.spooler);

  /** Hands ZPL over and returns the receipt, and how many documents the spooler had when it was announced. */
  async submit(sending: Sending = {}): Promise<{ receipt: Receipt; before: number | undefined }> {
    let before: number | undefined;
    const submission: Submission<typeof windowsTarget> = {
      key: 'key',
      target: windowsTarget,
      options: {},
      format: 'zpl',
      document: zplBytes,
      signal,
      ...sending,
      beforeFirstByte: () => {
        before = this.spooler.documents.length;
      },
    };
    return { receipt: await this.driver.submit(submission), before };
  }

  /** Hands a PDF of three labels over. */
  submitPdf(sending: Sending = {}) {
    return this.submit({ format: 'pdf', document: threeLabels, ...sending });
  }

  /** Asks whether a PDF of three labels would be accepted. */
  preflightPdf(options: PrintOptions = {}, document: Uint8Array = threeLabels) {
    return this.driver.preflight({ target: windowsTarget, options, format: 'pdf', document }, signal);
  }

  /** Returns the one document that the spooler was given. */
  onlyDocument(): SpooledDocument {
    const [document] = this.spooler.documents;
    if (document === undefined || this.spooler.documents.length > 1) {
      throw new Error(`the spooler has ${this.spooler.documents.length} documents`);
    }
    return document;
  }

  /** Hands ZPL over and returns its job. */
  async submitted(): Promise<PrinterJob> {
    const { receipt } = await this.submit();
    if (receipt.kind !== 'queued') throw new Error('the job is not in the queue');
    return receipt.printerJob;
  }

  statusOf(job: PrinterJob) {
    return this.driver.status?.(windowsTarget, job, signal);
  }
}
