/** Kinds of pictures that every browser draws and none executes: the only ones that are shown inline. */
export type PictureType = 'image/png' | 'image/jpeg' | 'image/gif' | 'image/webp';

const signatures: readonly { readonly type: PictureType; readonly parts: readonly [number, string][] }[] = [
  { type: 'image/png', parts: [[0, '\u0089PNG\r\n\u001a\n']] },
  { type: 'image/jpeg', parts: [[0, '\u00ff\u00d8\u00ff']] },
  { type: 'image/gif', parts: [[0, 'GIF8']] },
  {
    type: 'image/webp',
    parts: [
      [0, 'RIFF'],
      [8, 'WEBP'],
    ],
  },
];

/**
 * Returns the type of a file by its first bytes, whatever its name or declared type; undefined if it is none of these
 * pictures.
 */
export function sniffPicture(content: Uint8Array): PictureType | undefined {
  const textAt = (from: number, length: number) =>
    String.fromCharCode(...content.subarray(from, from + length));
  return signatures.find(({ parts }) => parts.every(([at, text]) => textAt(at, text.length) === text))?.type;
}
