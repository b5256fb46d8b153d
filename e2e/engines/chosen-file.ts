import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { TestInfo } from '@playwright/test';
import type { View } from './view.ts';

const FILE_FIELD = 'input[type=file]';

/**
 * Chooses a file with this content in the page's file field, as if it had been chosen in the dialog of the desktop. The
 * file stays on disk until the next run.
 */
export async function chooseFile(
  view: View,
  info: TestInfo,
  { fileName, bytes }: { readonly fileName: string; readonly bytes: Uint8Array | string },
): Promise<void> {
  const path = info.outputPath(fileName);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, bytes);
  await view.browser.chooseFile(FILE_FIELD, path);
}
