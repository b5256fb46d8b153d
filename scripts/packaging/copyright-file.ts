import { readFileSync } from 'node:fs';

/**
 * Returns the file in which Debian tells the terms of a package: those of Platen, and where those of all else in it are.
 * @param licence path of the licence of Platen
 * @param home folder of the installed program, without the slash at its beginning
 */
export const copyrightFile = (licence: string, home: string): string =>
  `Platen
======

${readFileSync(licence, 'utf8')}
Software and fonts of others
============================

/${home}/THIRD-PARTY-NOTICES.txt names all that is in this package of others, with
their licences; /${home}/LICENSE.node is the licence of Node.js and of what is in
it. /${home}/sbom.cdx.json lists the same for programs (CycloneDX).
`;
