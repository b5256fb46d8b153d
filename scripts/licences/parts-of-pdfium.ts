import type { BroughtPart } from './brought-part.ts';
import { icu, ofEmscripten, zlib } from './common-parts.ts';

/** What is compiled into PDFium: the libraries of its build without XFA and V8 (third_party in its `build.ninja`). */
export const partsOfPdfium: readonly BroughtPart[] = [
  {
    name: 'PDFium',
    licence: 'BSD-3-Clause AND Apache-2.0',
    source: 'https://pdfium.googlesource.com/pdfium',
    text: { kept: 'pdfium.txt' },
  },
  {
    name: 'Abseil',
    licence: 'Apache-2.0',
    source: 'https://github.com/abseil/abseil-cpp',
    text: { kept: 'apache-2.0.txt' },
  },
  {
    name: 'Anti-Grain Geometry',
    version: '2.3',
    licence: 'LicenseRef-AGG-2.3',
    source: 'https://sourceforge.net/projects/agg',
    text: { kept: 'agg.txt' },
  },
  {
    name: 'fast_float',
    licence: 'MIT',
    source: 'https://github.com/fastfloat/fast_float',
    text: { kept: 'fast-float.txt' },
  },
  {
    name: 'FreeType',
    licence: 'FTL',
    source: 'https://freetype.org',
    text: { kept: 'freetype.txt' },
  },
  icu,
  {
    name: 'libjpeg-turbo',
    licence: 'IJG AND BSD-3-Clause AND Zlib',
    source: 'https://libjpeg-turbo.org',
    text: { kept: 'libjpeg-turbo.txt' },
  },
  {
    name: 'Little CMS',
    licence: 'MIT',
    source: 'https://www.littlecms.com',
    text: { kept: 'little-cms.txt' },
  },
  {
    name: 'OpenJPEG',
    licence: 'BSD-2-Clause',
    source: 'https://www.openjpeg.org',
    text: { kept: 'openjpeg.txt' },
  },
  {
    name: 'simdutf',
    licence: 'MIT',
    source: 'https://github.com/simdutf/simdutf',
    text: { kept: 'simdutf.txt' },
  },
  zlib,
  ...ofEmscripten,
];
