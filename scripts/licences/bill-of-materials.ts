import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EPOCH_S } from '../packaging/contents.ts';
import { run } from '../packaging/run.ts';
import { completedBill, type Bill } from './completed-bill.ts';
import { programs, type ProgramName } from './programs.ts';

/** Name of the file with the bill of materials. */
export const BILL = 'sbom.cdx.json';

/**
 * Returns the bill of materials (SBOM) of a program in CycloneDX: the packages as pnpm lists them, each with its licence
 * and the hash of the lock file, and what they bring inside. The same packages make the same bytes.
 * @param root folder of the project
 * @param nodeVersion version of Node that the program leaves with
 * @throws Error when pnpm fails, or a package has no hash
 */
export async function billOf(root: string, program: ProgramName, nodeVersion: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'platen-sbom-'));
  try {
    const file = join(folder, BILL);
    const rooms = programs[program].rooms.flatMap((room) => ['--filter', room === '.' ? 'platen' : room]);
    const words = ['sbom', '--prod', '--sbom-format', 'cyclonedx', '--sbom-spec-version', '1.6'];
    await run('pnpm', [...rooms, ...words, '--sbom-type', 'application', '--out', file], { cwd: root });
    // Its number is a new one each time.
    const { serialNumber: _, ...listed } = JSON.parse(readFileSync(file, 'utf8')) as Bill;
    const bill = completedBill(listed, { program, nodeVersion, madeAt: new Date(EPOCH_S * 1000) });
    return `${JSON.stringify({ ...bill, serialNumber: serialOf(bill) }, null, 2)}\n`;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A UUID made of the contents (version 8, RFC 9562), in place of a random one. */
function serialOf(bill: Bill): string {
  const hex = createHash('sha256').update(JSON.stringify(bill)).digest('hex');
  const parts = [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`];
  return `urn:uuid:${parts.join('-')}-${hex.slice(20, 32)}`;
}
