import { readFileSync } from 'node:fs';

/** Returns the bytes of a file in `label-files`, each written in the style of the program in its name. */
export function sampleLabelFile(fileName: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(readFileSync(new URL(`./label-files/${fileName}`, import.meta.url)));
}
