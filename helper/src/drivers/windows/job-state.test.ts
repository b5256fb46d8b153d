import { describe, expect, it } from 'vitest';
import { jobStatusOf } from './job-state.ts';

const job = { id: 1, document: 'key', status: 0, said: null, pagesPrinted: 0 };

describe('the state of a job in a queue of Windows', () => {
  it.each([
    ['nothing', 0, 'submitted', undefined],
    ['SPOOLING', 0x8, 'submitted', undefined],
    ['PRINTING', 0x10, 'printing', undefined],
    ['SPOOLING and PRINTING', 0x18, 'printing', undefined],
    ['ERROR', 0x2, 'submitted', undefined],
    ['PRINTED', 0x80, 'completed', undefined],
    ['PRINTED and RETAINED', 0x20_80, 'completed', undefined],
    ['PRINTED and DELETING', 0x84, 'completed', undefined],
    ['COMPLETE', 0x10_00, 'completed', 'sent'],
    ['DELETING', 0x4, 'canceled', undefined],
    ['DELETED', 0x1_00, 'canceled', undefined],
  ])('for %s', (_bits, status, state, outcome) => {
    const found = jobStatusOf({ ...job, status }, []);
    expect([found.state, found.outcome]).toEqual([state, outcome]);
  });

  it.each([
    ['PAPEROUT', 0x40, null, [], 'media-empty', 'The printer is out of labels or paper.'],
    ['OFFLINE', 0x20, null, [], 'offline', 'The printer is offline or switched off.'],
    ['PAUSED', 0x1, null, [], 'paused', 'The printer is paused.'],
    ['ERROR', 0x2, null, [], 'job-stopped', 'The printer has stopped this job.'],
    [
      'USER_INTERVENTION with words of the driver',
      0x4_00,
      'Insert cutter.',
      [],
      'job-stopped',
      'The printer has stopped this job: Insert cutter.',
    ],
    ['ERROR and an open door', 0x2, null, ['door-open'], 'door-open', 'A door of the printer is open.'],
  ])('needs a person for %s', (_bits, status, said, reasons, reason, text) => {
    expect(jobStatusOf({ ...job, status, said }, reasons).attention).toMatchObject({ reason, text });
  });

  it('needs nobody once it is printed, and counts its pages', () => {
    expect(jobStatusOf({ ...job, status: 0x80, pagesPrinted: 3 }, ['media-empty'])).toMatchObject({
      attention: null,
      impressions: 3,
    });
  });
});
