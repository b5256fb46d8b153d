import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createFontSet, type FontKey, type FontSet } from '../font/font-set.ts';

const files: Readonly<Record<FontKey, string>> = {
  regular: '@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf',
  bold: '@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf',
};

let loaded: FontSet | undefined;

/** Returns Noto Sans from the package, opened once for each thread. */
export function loadFontSet(): FontSet {
  loaded ??= createFontSet({ regular: read(files.regular), bold: read(files.bold) });
  return loaded;
}

function read(specifier: string): Uint8Array {
  return readFileSync(createRequire(import.meta.url).resolve(specifier));
}
