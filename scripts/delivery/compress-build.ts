import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { extname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

/** Types that compress well; the others are compressed already. */
const TEXTUAL = new Set(['.css', '.html', '.js', '.json', '.svg', '.ttf', '.txt', '.wasm']);
/** Below this size the headers of an answer weigh more than what compression saves. */
const SMALLEST_BYTES = 500;
const AT_ONCE = 4;

const asBrotli = promisify(brotliCompress);
const asGzip = promisify(gzip);

/**
 * Writes each textual file of the build a second and a third time, compressed with brotli and gzip, for servers that
 * send compressed files as they are. A compressed file that is not smaller is left out.
 */
export const compressBuild = (): Plugin => ({
  name: 'compress-build',
  apply: 'build',
  enforce: 'post',
  // After the files of `public` were copied as well.
  closeBundle: {
    order: 'post',
    sequential: true,
    async handler() {
      const { config } = this.environment;
      await compressFolder(resolve(config.root, config.build.outDir));
    },
  },
});

async function compressFolder(folder: string): Promise<void> {
  const files = (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && TEXTUAL.has(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name));
  const work = async () => {
    for (let file = files.pop(); file !== undefined; file = files.pop()) await compressFile(file);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

async function compressFile(file: string): Promise<void> {
  if ((await stat(file)).size < SMALLEST_BYTES) return;
  const content = await readFile(file);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const [brotli, gzipped] = await Promise.all([
    asBrotli(content, { params }),
    asGzip(content, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  if (brotli.length < content.length) await writeFile(`${file}.br`, brotli);
  if (gzipped.length < content.length) await writeFile(`${file}.gz`, gzipped);
}
