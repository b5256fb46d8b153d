import type { Id } from '@/shared/api';
import { createPrintJob } from '../../src/features/send-print-job/api/create-print-job';
import { loadJob, saveJob } from '../../src/features/send-print-job/api/outbox';
import type { PrintRun } from '../../src/features/send-print-job/model/print-actions';
import {
  hasQueued,
  hasUntold,
  isAwaited,
  type PrintEntry,
  type PrintJob,
} from '../../src/features/send-print-job/model/print-job';
import { newPrintJob } from '../../src/features/send-print-job/model/new-print-job';
import { createPrintRun } from '../../src/features/send-print-job/model/print-run';
import type { Chaos } from './chaos.ts';
import type { PrintPlace } from './print-place.ts';
import type { Random } from './random.ts';
import { Tab } from './tab.ts';

/** Probability of giving up on a failed or unknown file, because that must be counted, too. */
const GIVES_UP = 0.04;
/** A round that needs more visits than this will never end. */
const MOST_VISITS = 500;
const LOOK_AGAIN_MS = 20;

/** Wanted print: labels of one line of an order, each a file of its own. */
export interface PrintWish {
  jobId: string;
  quantity: number;
  printerId: number;
}

interface Surroundings {
  place: PrintPlace;
  chaos: Chaos;
  random: Random;
}

const pause = () => new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));

/** Person who prints, returns in a new tab whenever one was killed, looks at the printer and decides. */
export class Person {
  readonly #at: Surroundings;
  readonly #givenUp = new Set<Id>();

  constructor(at: Surroundings) {
    this.#at = at;
  }

  /** Prints until nothing is left to do; returns the final job. */
  async print(wish: PrintWish): Promise<PrintJob> {
    let job = await this.#create(wish);
    for (let visit = 0; visit < MOST_VISITS; visit += 1) {
      const record = await loadJob(wish.jobId);
      if (!record) return job;
      const tab = new Tab(this.#at.chaos, this.#at.random);
      const run = createPrintRun(record, tab.ports);
      await Promise.race([this.#work(run), tab.died]);
      tab.close();
      job = run.job();
      if (this.#isOver(job)) return job;
      await pause();
      await this.#at.chaos.settled();
    }
    throw new Error(`${wish.jobId} never ended: ${job.entries.map(({ state }) => state).join()}`);
  }

  /** Repeats the create call until the job exists, each time with the same key, so that it is one job. */
  async #create({ jobId, quantity, printerId }: PrintWish): Promise<PrintJob> {
    const line = { labelId: 1, quantity, printerId, articleId: 1, orderId: 1, orderLine: 0 };
    for (;;) {
      this.#at.chaos.serverCalled();
      const created = await createPrintJob({ kind: 'labels', labels: [line] }, 'ROUNDS', jobId).catch(
        () => undefined,
      );
      if (!created) {
        await pause();
        await this.#at.chaos.settled();
        continue;
      }
      const job = newPrintJob({ jobId, ownerId: '', nowMs: Date.now(), ...created });
      await saveJob(job);
      return job;
    }
  }

  async #work(run: PrintRun): Promise<void> {
    await run.recover();
    for (const entry of run.job().entries) await this.#decide(run, entry);
    await run.drive();
    await run.tell();
    await run.follow();
  }

  async #decide(run: PrintRun, { entryId, state }: PrintEntry): Promise<void> {
    if ((state !== 'failed' && state !== 'unknown') || this.#givenUp.has(entryId)) return;
    const { place, random } = this.#at;
    if (random.happens(GIVES_UP)) {
      this.#givenUp.add(entryId);
      return;
    }
    // A file that was on its way to the printer when everything stopped is on paper a moment later.
    await pause();
    const isPrinted = place.timesOnPaper(String(entryId)) > 0;
    await (state === 'unknown' && isPrinted ? run.confirmPrinted(entryId) : run.printAgain(entryId));
  }

  #isOver(job: PrintJob): boolean {
    const isOpen = job.entries.some(
      ({ entryId, state }) =>
        state === 'sending' || ((state === 'failed' || state === 'unknown') && !this.#givenUp.has(entryId)),
    );
    return !isOpen && !hasQueued(job) && !hasUntold(job) && !job.entries.some(isAwaited);
  }
}
