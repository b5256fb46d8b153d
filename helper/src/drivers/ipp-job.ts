import type { Sentence } from 'label-core/sentence';
import { jobStates, statusCodes, isSuccess } from '../ipp/ipp-codes.ts';
import { groupOf, type AttributeMap } from '../ipp/ipp-message.ts';
import type { IppMessage } from '../ipp/ipp-value.ts';
import { attention, attentionFrom, type Attention } from '../printer-attention.ts';
import { sentences } from '../sentences/index.ts';
import type { PrinterJob, PrinterJobStatus } from './driver.ts';

/** Attributes requested for a job while it is followed. */
export const jobAttributeNames = [
  'job-id',
  'job-uuid',
  'job-state',
  'job-state-reasons',
  'job-state-message',
  'job-impressions-completed',
  'job-printer-state-message',
  'job-printer-state-reasons',
] as const;

const states: ReadonlyMap<number, PrinterJobStatus['state']> = new Map([
  [jobStates.pending, 'submitted'],
  [jobStates.held, 'submitted'],
  [jobStates.processing, 'printing'],
  [jobStates.stopped, 'printing'],
  [jobStates.canceled, 'canceled'],
  [jobStates.aborted, 'failed'],
  [jobStates.completed, 'completed'],
]);

const finished: ReadonlySet<PrinterJobStatus['state']> = new Set([
  'completed',
  'failed',
  'canceled',
  'forgotten',
]);

const forgotten: PrinterJobStatus = {
  state: 'forgotten',
  attention: null,
  sentence: sentences.job.forgotten,
  impressions: null,
};

/** Returns whether the state is final, so that the printer will not report anything more about the job. */
export function isFinished(state: PrinterJobStatus['state']): boolean {
  return finished.has(state);
}

/** Returns the identity of a job from its job-attributes group, or undefined when it has none. */
export function readPrinterJob(attributes: AttributeMap): PrinterJob | undefined {
  const id = attributes.number('job-id');
  return id === undefined ? undefined : { id, uuid: attributes.string('job-uuid') ?? null };
}

/** Reads the answer to Get-Job-Attributes for `job`. A different uuid means another job with a reused id. */
export function readJobStatus(answer: IppMessage, job: PrinterJob): PrinterJobStatus {
  if (answer.code === statusCodes.notFound) {
    return forgotten;
  }
  const attributes = groupOf(answer, 'job');
  const state = states.get(attributes.number('job-state') ?? 0);
  if (!isSuccess(answer.code) || state === undefined) {
    throw new Error('The printer did not say how the job is.');
  }
  const uuid = attributes.string('job-uuid') ?? null;
  const isStranger = job.uuid !== null && uuid !== null && uuid !== job.uuid;
  return isStranger ? forgotten : describe(state, attributes);
}

function describe(state: PrinterJobStatus['state'], attributes: AttributeMap): PrinterJobStatus {
  const said = attributes.string('job-state-message') ?? attributes.string('job-printer-state-message');
  return {
    state,
    attention: isFinished(state) ? null : attentionOf(attributes, said),
    sentence: state === 'failed' ? givenUp(said) : null,
    impressions: attributes.number('job-impressions-completed') ?? null,
  };
}

/**
 * Returns what needs the attention of a person. A stopped job does even when the printer gives no reason, as CUPS does
 * after a failed filter.
 */
function attentionOf(attributes: AttributeMap, said: string | undefined): Attention | null {
  const reasons = [
    ...attributes.strings('job-printer-state-reasons'),
    ...attributes.strings('job-state-reasons'),
  ];
  const isStopped = attributes.number('job-state') === jobStates.stopped;
  return attentionFrom(reasons) ?? (isStopped ? attention('job-stopped', stopped(said)) : null);
}

function givenUp(said: string | undefined): Sentence {
  return said ? sentences.job.givenUpFor({ said: withoutStop(said) }) : sentences.job.givenUp;
}

function stopped(said: string | undefined): Sentence {
  return said ? sentences.job.stoppedFor({ said: withoutStop(said) }) : sentences.job.stopped;
}

const withoutStop = (said: string) => said.replace(/\.$/, '');
