import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createRequire } from 'node:module';
import { copyInto } from '../packaging/contents.ts';
import { koffiForWindows } from '../packaging/koffi-for-windows.ts';
import { unpackPinned } from '../packaging/pinned-package.ts';

/** Files of the packages that lie beside the bundle: they load files of their own, or native code. */
const pdfiumFiles = ['package.json', 'LICENSE.md', 'dist/index.esm.js', 'dist/pdfium.wasm'];

interface Place {
  readonly root: string;
  /** Folder that the bundle lies in. */
  readonly folder: string;
  readonly cache: string;
}

/** Copies what the bundle needs beside it for printing a PDF as dots; on Windows also what calls its spooler. */
export async function layUnbundled({ root, folder, cache }: Place, isWindows: boolean): Promise<void> {
  const pdfium = packageFolder(join(root, 'label-core'), '@hyzyla/pdfium/pdfium.wasm', 2);
  copyFiles(pdfium, pdfiumFiles, join(folder, 'node_modules/@hyzyla/pdfium'));
  if (!isWindows) return;
  const koffi = packageFolder(join(root, 'helper'), 'koffi', 1);
  // Without its sources in C++ and its documentation.
  const ofKoffi = filesIn(koffi).filter((file) => /^[\w.-]+$|^src\/koffi\/.*\.c?js$/.test(file));
  copyFiles(koffi, ofKoffi, join(folder, 'node_modules/koffi'));
  const native = await unpackPinned(koffiForWindows, cache);
  copyFiles(native, filesIn(native), join(folder, 'node_modules', koffiForWindows.name));
}

/** Returns the folder of an installed package, from the path of one of its files, so many folders above it. */
function packageFolder(from: string, file: string, above: number): string {
  let folder = createRequire(join(from, 'package.json')).resolve(file);
  for (let step = 0; step < above; step += 1) folder = dirname(folder);
  return folder;
}

/** Returns the paths of all files below a folder, in the same order everywhere. */
const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .toSorted();

function copyFiles(from: string, files: readonly string[], to: string): void {
  for (const file of files) copyInto(to, file, join(from, file));
}
