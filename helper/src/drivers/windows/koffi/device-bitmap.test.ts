import { expect, it } from 'vitest';
import { bitmapInfo, rowsFromBottom } from './device-bitmap.ts';

const bitmap = {
  left: 0,
  top: 0,
  width: 9,
  height: 2,
  rowBytes: 4,
  bits: Uint8Array.of(0xff, 0x80, 0, 0, 0x01, 0, 0, 0),
};

it('describes dots of one bit, white and black', () => {
  const info = bitmapInfo(bitmap);
  expect(info).toHaveLength(48);
  expect([info.readUInt32LE(0), info.readInt32LE(4), info.readInt32LE(8), info.readUInt16LE(14)]).toEqual([
    40, 9, 2, 1,
  ]);
  expect([info.readUInt32LE(20), info.readUInt32LE(32)]).toEqual([8, 2]);
  expect([info.readUInt32LE(40), info.readUInt32LE(44)]).toEqual([0xff_ff_ff, 0]);
});

it('has its rows from the bottom', () => {
  expect([...rowsFromBottom(bitmap)]).toEqual([0x01, 0, 0, 0, 0xff, 0x80, 0, 0]);
});
