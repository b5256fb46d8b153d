/** A licence text that is kept in `texts`, because its package has none. */
export interface KeptText {
  readonly file: string;
  /** Where it was read. */
  readonly source: string;
}

/** Texts by package. A new package without a licence file fails the build until its text is here. */
export const keptTexts: Readonly<Record<string, KeptText>> = {
  // Its readme says “MIT” and no more; the author is named in package.json.
  brotli: { file: 'brotli.txt', source: 'https://github.com/foliojs/brotli.js/blob/master/readme.md' },
  dfa: { file: 'dfa.txt', source: 'https://github.com/foliojs/dfa/blob/master/README.md' },
  // package.json says Apache-2.0; the text is that of the Apache foundation.
  'drizzle-orm': { file: 'apache-2.0.txt', source: 'https://www.apache.org/licenses/LICENSE-2.0.txt' },
  fontkit: { file: 'fontkit.txt', source: 'https://github.com/foliojs/fontkit/blob/master/LICENSE' },
  'pg-copy-streams': {
    file: 'pg-copy-streams.txt',
    source: 'https://github.com/brianc/node-pg-copy-streams/blob/master/README.md',
  },
  'pg-types': {
    file: 'pg-types.txt',
    source: 'https://github.com/brianc/node-pg-types/blob/master/README.md',
  },
  // The readme of the package, which package.json agrees with (MIT).
  pgpass: { file: 'pgpass.txt', source: 'https://github.com/hoegaarden/pgpass/blob/master/README.md' },
  'react-remove-scroll-bar': {
    file: 'react-remove-scroll-bar.txt',
    source: 'https://github.com/theKashey/react-remove-scroll-bar/blob/master/LICENSE',
  },
};
