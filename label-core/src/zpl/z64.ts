import { deflateSync, inflateSync } from 'node:zlib';
import { crc16Xmodem } from './crc16.ts';

const z64 = /^:Z64:(?<data>[A-Za-z0-9+/=]*):(?<crc>[0-9A-Fa-f]{4})$/;

/** The highest level takes four times as long for four parts in a hundred less. */
const level = 6;

/** Compresses bytes in the format of ZPL: `:Z64:`, deflated and in base64, `:`, and the checksum of the base64 text. */
export function encodeZ64(bytes: Uint8Array): string {
  const data = deflateSync(bytes, { level }).toString('base64');
  return `:Z64:${data}:${checksum(data)}`;
}

/** Decompresses Z64 data. @throws Error when the text is not Z64 data or its checksum is wrong */
export function decodeZ64(text: string): Uint8Array {
  const { data, crc } = z64.exec(text)?.groups ?? {};
  if (data === undefined || crc === undefined) throw new Error('This is no Z64 data.');
  if (checksum(data) !== crc.toUpperCase()) throw new Error('The checksum of the Z64 data is wrong.');
  return new Uint8Array(inflateSync(Buffer.from(data, 'base64')));
}

function checksum(data: string): string {
  return crc16Xmodem(Buffer.from(data, 'latin1')).toString(16).toUpperCase().padStart(4, '0');
}
