import type { Component } from './component.ts';
import { isMetBy } from './licence-expression.ts';

/**
 * SPDX names of the licences under which software may be part of Platen: they ask for their notice and no more. Those with
 * `LicenseRef` have no name in SPDX; their texts are in the notices.
 */
const allowed: ReadonlySet<string> = new Set([
  '0BSD',
  'APAFML',
  'Apache-2.0',
  'Apache-2.0 WITH LLVM-exception',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'FTL',
  'IJG',
  'ISC',
  'LicenseRef-AGG-2.3',
  // CPL-1.0, whose terms do not reach what is linked with that module (its special exception).
  'LicenseRef-NSIS-LZMA',
  'LicenseRef-sRGB2014',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'PostgreSQL',
  'Spencer-99',
  'TCL',
  'Unicode-3.0',
  'Zlib',
]);

/** Returns a sentence for each component whose licence is missing, not understood or not allowed. */
export const refusals = (components: readonly Component[]): readonly string[] =>
  components.flatMap(({ name, version, licence }) => {
    if (licence === undefined)
      return [
        `${name} ${version} names no licence: find out which it has and add it to scripts/licences/stated-licences.ts, or use another package.`,
      ];
    return isAllowed(licence)
      ? []
      : [
          `${name} ${version} is under ${licence}, which is not allowed: use another package, or, if Platen can keep its terms, add the licence to scripts/licences/allowed-licences.ts.`,
        ];
  });

/** What is no expression, such as “SEE LICENSE IN …”, is not allowed. */
function isAllowed(licence: string): boolean {
  try {
    return isMetBy(licence, allowed);
  } catch {
    return false;
  }
}
