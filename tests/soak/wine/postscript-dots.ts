import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const DPI = 300;

/** Size of a page in dots. */
interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * Returns the pages of PostScript in dots of 300 dpi, drawn by Ghostscript: rows from the top, each padded to whole bytes,
 * 1 is black.
 */
export async function postscriptDots(postscript: Uint8Array, { width, height }: Size): Promise<Buffer[]> {
  const folder = await mkdtemp(join(tmpdir(), 'platen-postscript-'));
  try {
    const file = join(folder, 'job.ps');
    await writeFile(file, postscript);
    const page = [`-r${DPI}`, `-g${width}x${height}`, '-dFIXEDMEDIA'];
    const quiet = ['-q', '-dBATCH', '-dNOPAUSE', '-dSAFER', '-sDEVICE=pbmraw'];
    await run('gs', [...quiet, ...page, `-sOutputFile=${join(folder, 'page-%04d.pbm')}`, file]);
    const names = (await readdir(folder)).filter((name) => name.endsWith('.pbm')).toSorted();
    const bytes = Math.ceil(width / 8) * height;
    return await Promise.all(
      names.map(async (name) => (await readFile(join(folder, name))).subarray(-bytes)),
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
