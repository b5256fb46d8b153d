import { describe, expect, it } from 'vitest';
import { labelPrinter } from '../../testing/fake-spooler.ts';
import { queueOfPrinter } from './queue-of-printer.ts';

describe('a printer of Windows', () => {
  it.each([
    ['is ready', 0, 0, 'idle', []],
    ['prints', 0x4_00, 0, 'printing', []],
    ['takes data', 0x2_00, 0, 'printing', []],
    ['warms up', 0x1_00_00, 0, 'idle', []],
    ['is paused', 0x1, 0, 'stopped', ['paused']],
    ['is out of paper while it prints', 0x4_10, 0, 'stopped', ['media-empty']],
    ['is jammed and open', 0x40_00_08, 0, 'stopped', ['media-jam', 'door-open']],
    ['is off, said twice', 0x10_80, 0x4_00, 'stopped', ['offline']],
    ['is unplugged', 0, 0x4_00, 'stopped', ['offline']],
    ['has little toner', 0x2_00_00, 0, 'idle', ['toner-low']],
    ['has a fault of its own', 0x2, 0, 'stopped', ['fault-error']],
  ])('%s', (_what, status, attributes, state, stateReasons) => {
    expect(queueOfPrinter({ ...labelPrinter, status, attributes })).toMatchObject({
      state,
      stateReasons,
      accepting: true,
    });
  });

  it('has a name, a model, a resolution and a mark for the default', () => {
    expect(queueOfPrinter(labelPrinter)).toMatchObject({
      name: 'Labels',
      model: 'ZDesigner ZD421',
      dpi: 203,
      isDefault: true,
      isRaw: false,
    });
  });

  it('takes no jobs while it is being removed', () => {
    expect(queueOfPrinter({ ...labelPrinter, status: 0x4 }).accepting).toBe(false);
  });

  it('is raw when its driver only writes text', () => {
    expect(queueOfPrinter({ ...labelPrinter, driver: 'Generic / Text Only' }).isRaw).toBe(true);
  });
});
