import { describe, expect, it } from 'vitest';
import { fromLocalField, timeError, toLocalField, formatZone } from './publish-form';

const now = new Date('2026-11-21T18:30:30');

describe('when a version is published', () => {
  it.each([
    ['at once', { when: 'now', at: '' }, undefined],
    ['at once, whatever stands in the field', { when: 'now', at: '2020-01-01T00:00' }, undefined],
    ['later, without a time', { when: 'later', at: '' }, 'Choose a date and a time.'],
    ['at no time at all', { when: 'later', at: '2026-02-31T99:00' }, 'Choose a date and a time.'],
    ['in the past', { when: 'later', at: '2026-11-20T06:00' }, 'This time has passed. Choose a later one.'],
    [
      'this very minute',
      { when: 'later', at: '2026-11-21T18:30' },
      'This time has passed. Choose a later one.',
    ],
    ['in the next minute', { when: 'later', at: '2026-11-21T18:31' }, undefined],
  ] as const)('tells when a version is published: %s', (_, time, fault) => {
    expect(timeError(time, now)).toBe(fault);
  });

  it('reads back from the field what it wrote there, to the minute', () => {
    expect(toLocalField(now)).toBe('2026-11-21T18:30');
    expect(toLocalField(new Date(2027, 0, 3, 4, 5))).toBe('2027-01-03T04:05');
    expect(fromLocalField('2026-11-21T18:30')?.getTime()).toBe(new Date(2026, 10, 21, 18, 30).getTime());
    expect(fromLocalField('')).toBeUndefined();
  });

  it('names the time zone of the computer', () => {
    expect(formatZone(now)).toContain(Intl.DateTimeFormat().resolvedOptions().timeZone);
  });
});
