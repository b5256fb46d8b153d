import { describe, expect, it } from 'vitest';
import { sizeOfMm } from '../../../paper/paper-measure.ts';
import { deviceModeBytes, dpiOf, withSettings } from './device-mode.ts';

/** Settings of a driver with 300 bytes of its own: landscape, three copies, half scale, a form by its name, 203 dpi. */
function driverMode(fields = 0x1_15_13): Buffer {
  const mode = Buffer.alloc(520, 0xee);
  mode.writeUInt16LE(220, 68);
  mode.writeUInt16LE(300, 70);
  mode.writeUInt32LE(fields, 72);
  [2, 9, 2970, 2100, 50, 3, 7, 203, 1, 2].forEach((value, index) => mode.writeInt16LE(value, 76 + 2 * index));
  return mode;
}

const read = (mode: Buffer) => ({
  fields: mode.readUInt32LE(72),
  orientation: mode.readInt16LE(76),
  paper: mode.readInt16LE(78),
  length: mode.readInt16LE(80),
  width: mode.readInt16LE(82),
  scale: mode.readInt16LE(84),
  copies: mode.readInt16LE(86),
  duplex: mode.readInt16LE(94),
});
const none = { paper: undefined, sides: undefined };

describe('the settings of a driver', () => {
  it('have a length and a resolution', () => {
    expect(deviceModeBytes(driverMode())).toBe(520);
    expect(dpiOf(driverMode())).toBe(203);
    expect(dpiOf(driverMode(0))).toBeNull();
  });

  it('become upright, unscaled and one copy, with the paper of the driver', () => {
    expect(read(withSettings(driverMode(), none))).toMatchObject({
      fields: 0x1_15_13,
      orientation: 1,
      paper: 9,
      scale: 100,
      copies: 1,
    });
  });

  it.each([
    ['a form', { by: 'form', id: 121 } as const, 0x5_13, { paper: 121 }],
    [
      'a size of its own, in tenths of a millimetre',
      { by: 'user', size: sizeOfMm(57.5, 32) } as const,
      0x5_1f,
      { paper: 256, width: 575, length: 320 },
    ],
    ['two sides', { by: 'sides', size: sizeOfMm(57.5, 32) } as const, 0x5_1d, { width: 575, length: 320 }],
  ])('take %s, and not the form that was named', (_what, paper, fields, expected) => {
    const changed = read(withSettings(driverMode(), { ...none, paper }));
    expect(changed).toMatchObject(expected);
    expect(changed.fields & 0x1_07_1f).toBe(fields);
  });

  it.each([
    ['one-sided', 1],
    ['two-sided-long-edge', 2],
    ['two-sided-short-edge', 3],
  ] as const)('print %s', (sides, duplex) => {
    expect(read(withSettings(driverMode(), { ...none, sides }))).toMatchObject({ duplex });
  });

  it('leave the part of the driver and the original alone', () => {
    const mode = driverMode();
    const changed = withSettings(mode, { paper: { by: 'user', size: sizeOfMm(10, 10) }, sides: 'one-sided' });
    expect(changed.subarray(96)).toEqual(mode.subarray(96));
    expect(mode).toEqual(driverMode());
  });
});
