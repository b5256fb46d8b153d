import { describe, expect, it } from 'vitest';
import { jobStates } from '../ipp/ipp-codes.ts';
import { ippMessage } from '../ipp/ipp-message.ts';
import { attribute, keywordsAttribute, textAttribute, type IppAttribute } from '../ipp/ipp-value.ts';
import { readJobStatus } from './ipp-job.ts';

const job = { id: 7, uuid: 'urn:uuid:1' };

function answer(state: number, ...more: IppAttribute[]) {
  const known = [
    attribute('job-id', { type: 'integer', value: 7 }),
    attribute('job-state', { type: 'enum', value: state }),
  ];
  return ippMessage(0, 1, [{ name: 'job', attributes: [...known, ...more] }]);
}

describe('the state of a job in a printer', () => {
  it.each([
    [jobStates.pending, 'submitted'],
    [jobStates.held, 'submitted'],
    [jobStates.processing, 'printing'],
    [jobStates.stopped, 'printing'],
    [jobStates.canceled, 'canceled'],
    [jobStates.aborted, 'failed'],
    [jobStates.completed, 'completed'],
  ])('is read from job-state %i as %s', (state, expected) => {
    expect(readJobStatus(answer(state), job).state).toBe(expected);
  });

  it('gives the reason of the printer, and the message of CUPS about a stopped job without one', () => {
    const reasons = keywordsAttribute('job-printer-state-reasons', ['media-jam-error']);
    expect(readJobStatus(answer(jobStates.processing, reasons), job).attention?.reason).toBe(
      'media-jam-error',
    );
    const said = textAttribute('job-printer-state-message', 'textWithoutLanguage', 'Filter failed');
    expect(readJobStatus(answer(jobStates.stopped, said), job).attention?.text).toBe(
      'The printer has stopped this job: Filter failed.',
    );
    expect(readJobStatus(answer(jobStates.processing, said), job).attention).toBeNull();
  });

  it('is not read from a job of another uuid under the same number', () => {
    const stranger = textAttribute('job-uuid', 'uri', 'urn:uuid:2');
    expect(readJobStatus(answer(jobStates.completed, stranger), job).state).toBe('forgotten');
    expect(readJobStatus(answer(jobStates.completed), { id: 7, uuid: null }).state).toBe('completed');
  });

  it('is forgotten for a missing job, and an error for one without a description', () => {
    expect(readJobStatus(ippMessage(0x0406, 1, []), job).state).toBe('forgotten');
    expect(() => readJobStatus(answer(42), job)).toThrow('did not say how the job is');
  });
});
