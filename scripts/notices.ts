/**
 * `pnpm notices [FOLDER]`: checks the licences of all that Platen ships of others and tells how many there are of each; with
 * a folder, writes the notices and the bills of materials there.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { BILL, billOf } from './licences/bill-of-materials.ts';
import { noticesOf, PROGRAM_NOTICES } from './licences/notices.ts';
import { componentsOf, programs, type ProgramName } from './licences/programs.ts';
import { NODE_VERSION as nodeOfHelper } from './package-helper/node-binaries.ts';
import { NODE_VERSION as nodeOfServer } from './package-server/server-node.ts';

const root = resolve(import.meta.dirname, '..');
const [folder] = process.argv.slice(2);
const nodeVersions: Readonly<Record<ProgramName, string | undefined>> = {
  app: undefined,
  server: nodeOfServer,
  helper: nodeOfHelper,
};

for (const program of Object.keys(programs) as ProgramName[]) {
  const components = componentsOf(root, program);
  console.log(`${programs[program].title}: ${components.length} packages, parts and fonts of others`);
  const counts = Map.groupBy(components, ({ licence }) => licence ?? '');
  for (const [licence, { length }] of [...counts].toSorted(([, a], [, b]) => b.length - a.length))
    console.log(`${String(length).padStart(5)}  ${licence}`);
  if (folder === undefined) continue;
  const place = resolve(folder, program);
  mkdirSync(place, { recursive: true });
  const version = nodeVersions[program];
  const node = version === undefined ? undefined : { version, licenceIs: 'in its own file LICENSE' };
  writeFileSync(join(place, PROGRAM_NOTICES), noticesOf(root, program, node));
  // The app is served by the server, which has it in its bill.
  if (version !== undefined) writeFileSync(join(place, BILL), await billOf(root, program, version));
}
