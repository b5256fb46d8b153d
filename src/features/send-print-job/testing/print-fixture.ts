import type { PrintFile, PrintJob } from '../model/print-job';
import { newPrintJob } from '../model/new-print-job';
import type { JournalAnswer, JournalWord, PrintRunPorts, SendOutcome } from '../model/print-ports';

/** What happens to the next file that is sent. */
export type Fate =
  | 'ok'
  | 'refused'
  | 'timeout'
  | 'timeout-printed'
  | 'crash-before'
  | 'crash-after'
  | 'crash-late';

export const aFile = (printJobEntryId: string, facts: Partial<PrintFile> = {}): PrintFile => ({
  printJobEntryId,
  targetIpAddress: '',
  targetPort: undefined,
  targetPrintQueue: 'Save to folder',
  printFileName: `http://api.test/files/${printJobEntryId}`,
  useLocalPrinterDriver: false,
  pdfAsBase64String: '',
  orientation: '',
  scale: '',
  side: '',
  paperSize: '',
  customPaperSize: '',
  labelCount: 1,
  labelName: 'Shelf label',
  printerName: 'Bench',
  articleName: '',
  orderId: undefined,
  orderLine: undefined,
  agentId: undefined,
  status: '',
  lineCheck: undefined,
  ...facts,
});

export const aJob = (ids: readonly string[]): PrintJob =>
  newPrintJob({
    jobId: 'job',
    entityId: 'server-job',
    ownerId: '',
    nowMs: 0,
    files: ids.map((id) => aFile(id)),
  });

const never = <T>() => new Promise<T>(() => undefined);

/**
 * Simulates printer, helper, server, disk and lock in memory. A page that crashes stops at its current port and never
 * returns; the disk, the printer and the server stay.
 */
export class PrintFixture {
  readonly disk = new Map<string, PrintJob>();
  /** Entry ids in the order they were printed. */
  readonly paper: string[] = [];
  readonly told: string[] = [];
  readonly sent: string[] = [];
  fates: Fate[] = [];
  isServerUp = true;
  isHelperUp = true;
  hasJournal = true;
  /** Text of the printer while it waits. */
  attention = '';
  isPageDead = false;
  private journalId = 'journal';
  private readonly journal = new Map<string, JournalWord>();
  private readonly locks = new Set<string>();
  /** Requests that a page has sent before it ended, and that the helper has not received yet. */
  private readonly onTheirWay: { entryId: string; key: string }[] = [];
  private readonly refusedKeys = new Set<string>();

  /** Returns the ports of one page; those of a dead page never answer. */
  page(): PrintRunPorts {
    const isDead = () => this.isPageDead;
    const alive = async <T>(act: () => Promise<T> | T): Promise<T> => (isDead() ? never<T>() : act());
    const tell = (what: string) =>
      alive(() => {
        if (!this.isServerUp) throw new Error('down');
        this.told.push(what);
      });
    return {
      save: (job) => alive(() => void this.disk.set(job.jobId, structuredClone(job))),
      load: (jobId) => alive(() => structuredClone(this.disk.get(jobId))),
      forget: (jobId) => alive(() => void this.disk.delete(jobId)),
      journalId: () => this.journalId,
      canHandOver: () => this.isHelperUp,
      withLock: (jobId, task) => alive(() => this.locked(jobId, task)),
      send: (entry) => alive(() => this.send(String(entry.entryId), entry.helperKey)),
      askJournal: ({ helperKey, journalId }) => alive(() => this.ask(helperKey, journalId)),
      settleJournal: ({ helperKey, journalId }) => alive(() => this.settle(helperKey, journalId)),
      withdraw: ({ helperKey }) => alive(() => this.withdraw(helperKey)),
      onStopped: () => undefined,
      reportEntry: (entryId, status) => tell(`${entryId} ${status}`),
      reportJob: (entityId, status) => tell(`${entityId} ${status}`),
    };
  }

  /** Simulates the end of the page; the browser releases its locks. */
  crash(): void {
    this.isPageDead = true;
    this.locks.clear();
  }

  reload(): PrintRunPorts {
    this.isPageDead = false;
    return this.page();
  }

  private async locked(jobId: string, task: () => Promise<void>): Promise<boolean> {
    if (this.locks.has(jobId)) return false;
    this.locks.add(jobId);
    try {
      await task();
    } finally {
      if (!this.isPageDead) this.locks.delete(jobId);
    }
    return true;
  }

  /** Simulates that the printer has finished everything the helper accepted: printed it, or gave up. */
  finish(word: Extract<JournalWord, 'printed' | 'failed' | 'unconfirmed'>): void {
    for (const [key, known] of this.journal) {
      if (known !== 'accepted') continue;
      this.journal.set(key, word);
      const [entryId = ''] = key.split('.');
      if (word === 'failed') this.paper.splice(this.paper.lastIndexOf(entryId), 1);
    }
  }

  /** Delivers the requests in transit to the helper. */
  arrive(): void {
    for (const { entryId, key } of this.onTheirWay.splice(0)) {
      if (!this.refusedKeys.has(key) && !this.journal.has(key)) this.print(entryId, key);
    }
  }

  /** Simulates the loss of the helper's folder: it starts with an empty journal of another name. */
  loseJournal(): void {
    this.journal.clear();
    this.journalId += '+';
  }

  private ask(key: string, journalId: string): JournalAnswer {
    if (!this.isHelperUp) return { word: 'unreachable', message: '' };
    const missing = journalId === this.journalId ? 'absent' : 'forgotten';
    const word = this.hasJournal ? (this.journal.get(key) ?? missing) : 'unsupported';
    return { word, message: '', attention: word === 'accepted' ? this.attention : '' };
  }

  private settle(key: string, journalId: string): JournalAnswer {
    const answer = this.ask(key, journalId);
    if (answer.word !== 'absent') return answer;
    this.refusedKeys.add(key);
    return { ...answer, isClosed: true };
  }

  /** Simulates an agent's file that nobody has fetched: it is not printed any more. */
  private withdraw(key: string): JournalAnswer {
    if (!this.isHelperUp || !this.hasJournal) return { word: 'unreachable', message: '' };
    if (this.journal.get(key) !== 'accepted') return { word: 'printed', message: '' };
    this.journal.set(key, 'failed');
    this.paper.splice(this.paper.lastIndexOf(key.split('.')[0] ?? ''), 1);
    return { word: 'failed', message: '' };
  }

  private print(entryId: string, key: string): void {
    this.paper.push(entryId);
    this.journal.set(key, 'accepted');
  }

  private send(entryId: string, key: string): Promise<SendOutcome> | SendOutcome {
    this.sent.push(key);
    const known = this.hasJournal && ['accepted', 'printed'].includes(this.journal.get(key) ?? '');
    const fate = this.fates.shift() ?? 'ok';
    const unknown: SendOutcome = { state: 'unknown', message: 'no answer' };
    if (!known && (fate === 'ok' || fate === 'timeout-printed' || fate === 'crash-after'))
      this.print(entryId, key);
    if (fate === 'crash-late') this.onTheirWay.push({ entryId, key });
    if (fate.startsWith('crash')) {
      this.crash();
      return never();
    }
    if (fate === 'timeout' || fate === 'timeout-printed') return unknown;
    return fate === 'refused' && !known
      ? { state: 'failed', message: 'Paper out' }
      : { state: 'accepted', message: '' };
  }
}
