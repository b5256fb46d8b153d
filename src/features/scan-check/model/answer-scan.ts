import { openLabelKit, type LabelFontUrls, type LabelKit } from '@/entities/label/index.worker';
import { openReader, ScanNotLoaded } from './open-reader';
import { scanBarcodes, type ScanFinding, type ScanRequest } from './scan-barcodes';

/** Message to the worker: a design, and where what reads it is fetched. */
export interface ScanMessage {
  readonly id: number;
  readonly request: ScanRequest;
  readonly fontUrls: LabelFontUrls;
  readonly readerUrl: string;
}

/** Reason why a test failed: something could not be fetched, or the label cannot be drawn. */
export type ScanFault = 'not-loaded' | 'not-drawn';

export type ScanResult = { readonly findings: readonly ScanFinding[] } | { readonly fault: ScanFault };
export type ScanAnswer = ScanResult & { readonly id: number };

let opened: Promise<LabelKit> | undefined;

function openKit(fontUrls: LabelFontUrls): Promise<LabelKit> {
  opened ??= openLabelKit(fontUrls).catch((cause: unknown) => {
    opened = undefined;
    throw new ScanNotLoaded('kit', { cause });
  });
  return opened;
}

/** Does one test. Never rejects: the answer says what failed. */
export async function answerScan(message: ScanMessage): Promise<ScanAnswer> {
  const { id, request, fontUrls, readerUrl } = message;
  try {
    const [kit, read] = await Promise.all([openKit(fontUrls), openReader(readerUrl)]);
    return { id, findings: await scanBarcodes(request, kit, read) };
  } catch (error) {
    return { id, fault: error instanceof ScanNotLoaded ? 'not-loaded' : 'not-drawn' };
  }
}
