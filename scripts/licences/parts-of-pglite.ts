import type { BroughtPart } from './brought-part.ts';
import { icu, ofEmscripten, zlib } from './common-parts.ts';

/** What is compiled into PGlite, as its build says (`pg_config` in its WebAssembly). Of its extensions only pg_trgm leaves. */
export const partsOfPglite: readonly BroughtPart[] = [
  {
    name: 'PostgreSQL with pg_trgm',
    version: '18.6',
    cpe: 'cpe:2.3:a:postgresql:postgresql:18.6:*:*:*:*:*:*:*',
    licence: 'PostgreSQL',
    source: 'https://www.postgresql.org',
    text: { kept: 'postgresql.txt' },
  },
  {
    name: 'Regular expressions of Henry Spencer and Tcl, in PostgreSQL',
    licence: 'Spencer-99 AND TCL',
    source: 'https://github.com/postgres/postgres/tree/master/src/backend/regex',
    text: { kept: 'postgresql-regex.txt' },
  },
  {
    name: 'Snowball, in PostgreSQL',
    licence: 'BSD-3-Clause',
    source: 'https://snowballstem.org',
    text: { kept: 'snowball.txt' },
  },
  icu,
  {
    name: 'libxml2',
    licence: 'MIT',
    source: 'https://gitlab.gnome.org/GNOME/libxml2',
    text: { kept: 'libxml2.txt' },
  },
  zlib,
  ...ofEmscripten,
];
