/**
 * Decodes `_C3_A9` to `é`: bytes that `^FH` allows a field to write as hexadecimal numbers after its indicator. One pass
 * over the data.
 */
export function readHexEscapes(data: string, sign: string): string {
  if (!data.includes(sign)) return data;
  const encoder = new TextEncoder();
  const bytes = new Uint8Array(data.length * mostBytesPerUnit);
  let size = 0;
  let written = 0;
  const write = (end: number): void => {
    if (end > written) size += encoder.encodeInto(data.slice(written, end), bytes.subarray(size)).written;
  };
  for (let at = data.indexOf(sign); at !== -1; at = data.indexOf(sign, Math.max(at + 1, written))) {
    const [high, low] = [hexDigit(data.charCodeAt(at + 1)), hexDigit(data.charCodeAt(at + 2))];
    if (high === undefined || low === undefined) continue;
    write(at);
    bytes[size] = high * 16 + low;
    size += 1;
    written = at + 3;
  }
  write(data.length);
  return decode(bytes.subarray(0, size)).replace(unprintable, (character) =>
    character === separator ? character : '',
  );
}

/** UTF-8 needs at most three bytes for a UTF-16 code unit. */
const mostBytesPerUnit = 3;

/** Returns the value of 0 to 9, A to F or a to f; undefined for any other character and past the end. */
function hexDigit(code: number): number | undefined {
  if (code >= 0x30 && code <= 0x39) return code - 0x30;
  const letter = code & ~0x20;
  return letter >= 0x41 && letter <= 0x46 ? letter - 0x37 : undefined;
}

/** All characters below the space except tab and line feed; the GS1 separator is kept when they are removed. */
const unprintable = /[^\t\n\u0020-\u{10ffff}]/gu;
const separator = '\u001d';

/** The upper half of code page 850, with which bytes that are not UTF-8 are decoded. */
export const codePage850 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0';

/** The character of each byte of code page 850. */
const unitOf = Uint16Array.from({ length: 256 }, (_, byte) => codePage850.charCodeAt(byte - 0x80) || byte);

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const units = new Uint16Array(bytes.length);
    for (let at = 0; at < bytes.length; at += 1) units[at] = unitOf[bytes[at] ?? 0] ?? 0;
    return new TextDecoder('utf-16le').decode(units);
  }
}
