import { describe, expect, it } from 'vitest';
import { readWindowsQueues } from './windows-queues.ts';

const zebra = { name: 'Label', driver: 'ZDesigner ZD420', status: 'Normal', isDefault: true };
const office = { name: 'Office', driver: 'Generic PCL', status: 'PaperOut', isDefault: false };

describe('the queues of Windows', () => {
  it('are read from a list, from a single printer and from nothing', () => {
    expect(readWindowsQueues(JSON.stringify([zebra, office])).map(({ name }) => name)).toEqual([
      'Label',
      'Office',
    ]);
    expect(readWindowsQueues(JSON.stringify(zebra))).toHaveLength(1);
    expect(readWindowsQueues('\r\n')).toEqual([]);
  });

  it('have a state, its reasons, and the marks for default and raw', () => {
    expect(readWindowsQueues(JSON.stringify([zebra, office]))).toMatchObject([
      { state: 'idle', isDefault: true, isRaw: true, stateReasons: [] },
      { state: 'stopped', isDefault: false, isRaw: false, stateReasons: ['paperout'] },
    ]);
  });
});
