import { mkdirSync, rmSync } from 'node:fs';
import { makeMemoryFolder } from './memory-folder.ts';
import type { FileTime, Part, RunOptions } from './part.ts';
import { resultsFolder } from './run-program.ts';
import { timeReport, type PartTime } from './time-report.ts';

/**
 * Runs the parts one after the other, prints how long each took, and ends with the line `N passed, N failed`. Returns
 * whether something was tested and nothing failed.
 */
export async function runParts(parts: readonly Part[], options: RunOptions): Promise<boolean> {
  rmSync(resultsFolder, { recursive: true, force: true });
  mkdirSync(resultsFolder, { recursive: true });
  keepTemporaryFilesInMemory();
  const times: PartTime[] = [];
  const files: FileTime[] = [];
  let passed = 0;
  let failed = 0;
  for (const { name, shareS, isSameInMain, run } of parts) {
    if (options.isAfterMain && isSameInMain) continue;
    const startedAt = performance.now();
    const result = await run(options);
    passed += result.passed;
    failed += result.failed;
    files.push(...result.files);
    times.push({ name, seconds: (performance.now() - startedAt) / 1000, shareS: shareS[options.scope] });
    console.log(`${result.failed === 0 ? 'passed' : 'FAILED'}: ${name}\n`);
    if (options.isBailing && failed > 0) break;
  }
  console.log(timeReport(options.scope, times, files).join('\n'));
  console.log(`\n${passed} passed, ${failed} failed`);
  return failed === 0 && passed > 0;
}

/** Keeps the temporary files of the programs that are started from here on in memory, until this program ends. */
function keepTemporaryFilesInMemory(): void {
  const folder = makeMemoryFolder();
  if (!folder) return;
  process.env['TMPDIR'] = folder.path;
  process.once('exit', folder.remove);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
}
