/** `_C3_A9` -> `é`: the bytes `^FH` lets a field write as numbers, behind the sign it names. */
export function readHexEscapes(data: string, sign: string): string {
  if (!data.includes(sign)) return data;
  const bytes: number[] = [];
  const encoder = new TextEncoder();
  for (let at = 0; at < data.length;) {
    const code = data[at] === sign ? data.slice(at + 1, at + 3) : '';
    if (/^[0-9A-Fa-f]{2}$/.test(code)) {
      bytes.push(Number.parseInt(code, 16));
      at += 3;
    } else {
      const character = String.fromCodePoint(data.codePointAt(at) ?? 0);
      bytes.push(...encoder.encode(character));
      at += character.length;
    }
  }
  return decode(Uint8Array.from(bytes)).replace(unprintable, (character) =>
    character === separator ? character : '',
  );
}

/** All below the space but tabulator, line feed and the separator of GS1. */
const unprintable = /[^\t\n\u0020-\u{10ffff}]/gu;
const separator = '\u001d';

/** The upper half of code page 850, in which printers read bytes that are not UTF-8. */
export const codePage850 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0';

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return Array.from(bytes, (byte) => codePage850[byte - 0x80] ?? String.fromCharCode(byte)).join('');
  }
}
