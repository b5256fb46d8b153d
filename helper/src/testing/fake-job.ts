import { randomUUID } from 'node:crypto';
import { jobStates } from '../ipp/ipp-codes.ts';
import {
  attribute,
  keywordsAttribute,
  textAttribute,
  type IppAttribute,
  type IppGroup,
} from '../ipp/ipp-value.ts';

/** A job in a fake printer, with everything that was received. */
export interface FakeJob {
  readonly id: number;
  readonly uuid: string;
  readonly name: string;
  readonly format: string;
  readonly document: Uint8Array;
  /** The job attributes of the request (`media`, `print-scaling`…). */
  readonly attributes: readonly IppAttribute[];
  /** `job-state`: 3 pending, 5 processing, 6 stopped, 7 canceled, 8 aborted, 9 completed. */
  state: number;
}

const endStates: ReadonlySet<number> = new Set([jobStates.canceled, jobStates.aborted, jobStates.completed]);

export function isOver(job: FakeJob): boolean {
  return endStates.has(job.state);
}

export function newFakeJob(
  id: number,
  received: Pick<FakeJob, 'name' | 'format' | 'document' | 'attributes'>,
): FakeJob {
  return { id, uuid: `urn:uuid:${randomUUID()}`, state: jobStates.pending, ...received };
}

/** Returns the job-attributes group with which the printer describes the job. */
export function describeFakeJob(job: FakeJob, printerReasons: readonly string[]): IppGroup {
  const isDone = job.state === jobStates.completed;
  return {
    name: 'job',
    attributes: [
      attribute('job-id', { type: 'integer', value: job.id }),
      textAttribute('job-uuid', 'uri', job.uuid),
      textAttribute('job-name', 'nameWithoutLanguage', job.name),
      attribute('job-state', { type: 'enum', value: job.state }),
      textAttribute(
        'job-state-reasons',
        'keyword',
        job.state === jobStates.aborted ? 'aborted-by-system' : 'none',
      ),
      attribute('job-impressions-completed', { type: 'integer', value: isDone ? 1 : 0 }),
      keywordsAttribute('job-printer-state-reasons', printerReasons),
    ],
  };
}
