import { readFileSync } from 'node:fs';

/** The bytes of a file in `label-files`, each written in the manner of the program its name tells. */
export function sampleLabelFile(fileName: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(readFileSync(new URL(`./label-files/${fileName}`, import.meta.url)));
}
