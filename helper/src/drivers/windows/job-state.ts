import { attention, attentionFrom, type Attention } from '../../printer-attention.ts';
import { sentences } from '../../sentences/index.ts';
import type { PrinterJobStatus } from '../driver.ts';
import type { SpoolerJob } from './spooler.ts';

/** Bits of JOB_INFO_1.Status. */
const bits = {
  paused: 0x1,
  error: 0x2,
  deleting: 0x4,
  spooling: 0x8,
  printing: 0x10,
  offline: 0x20,
  paperOut: 0x40,
  printed: 0x80,
  deleted: 0x1_00,
  blocked: 0x2_00,
  userIntervention: 0x4_00,
  complete: 0x10_00,
} as const;

/** Returns whether the document has been started and not ended. */
export const isBeingWritten = ({ status }: SpoolerJob): boolean => (status & bits.spooling) !== 0;

/** Returns the state of a job that the queue still has. `printerReasons` are those of its printer. */
export function jobStatusOf(job: SpoolerJob, printerReasons: readonly string[]): PrinterJobStatus {
  const state = stateOf(job);
  const isOver = state === 'completed' || state === 'canceled';
  const isReported = (job.status & bits.printed) !== 0;
  return {
    state,
    attention: isOver ? null : attentionOf(job, printerReasons),
    sentence: null,
    impressions: job.pagesPrinted > 0 ? job.pagesPrinted : null,
    // COMPLETE alone means: all is sent to the printer, which may not have printed it yet.
    ...(state === 'completed' && !isReported && { outcome: 'sent' }),
  };
}

function stateOf({ status }: SpoolerJob): PrinterJobStatus['state'] {
  // A printed job is deleted by the spooler, so PRINTED comes first.
  if ((status & (bits.printed | bits.complete)) !== 0) {
    return 'completed';
  }
  if ((status & (bits.deleting | bits.deleted)) !== 0) {
    return 'canceled';
  }
  return (status & bits.printing) === 0 ? 'submitted' : 'printing';
}

function attentionOf({ status, said }: SpoolerJob, printerReasons: readonly string[]): Attention | null {
  const has = (bit: number) => (status & bit) !== 0;
  const reasons = [
    ...(has(bits.paperOut) ? ['media-empty'] : []),
    ...(has(bits.offline) ? ['offline'] : []),
    ...(has(bits.paused) ? ['paused'] : []),
    ...printerReasons,
  ];
  const isStopped = has(bits.error | bits.blocked | bits.userIntervention);
  return attentionFrom(reasons) ?? (isStopped ? attention('job-stopped', stoppedSentence(said)) : null);
}

const stoppedSentence = (said: string | null) =>
  said ? sentences.job.stoppedFor({ said: said.replace(/\.$/, '') }) : sentences.job.stopped;
