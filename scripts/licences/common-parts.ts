import type { BroughtPart } from './brought-part.ts';

/** What Emscripten adds to every program that it compiles to WebAssembly. */
export const ofEmscripten: readonly BroughtPart[] = [
  {
    name: 'Emscripten',
    licence: 'MIT',
    source: 'https://github.com/emscripten-core/emscripten',
    text: { kept: 'emscripten.txt' },
  },
  { name: 'musl', licence: 'MIT', source: 'https://musl.libc.org', text: { kept: 'musl.txt' } },
  {
    name: 'LLVM libc++, libc++abi and compiler-rt',
    licence: 'Apache-2.0 WITH LLVM-exception',
    source: 'https://github.com/llvm/llvm-project',
    text: { kept: 'llvm.txt' },
  },
];

export const zlib: BroughtPart = {
  name: 'zlib',
  licence: 'Zlib',
  source: 'https://zlib.net',
  text: { kept: 'zlib.txt' },
};

export const icu: BroughtPart = {
  name: 'ICU',
  licence: 'Unicode-3.0',
  source: 'https://github.com/unicode-org/icu',
  text: { kept: 'icu.txt' },
};

/** Tables of the properties of characters, made into data of a package. */
export const unicodeData: BroughtPart = {
  name: 'Unicode data',
  licence: 'Unicode-3.0',
  source: 'https://www.unicode.org',
  text: { kept: 'unicode.txt' },
};
