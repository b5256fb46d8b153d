/**
 * `pnpm test`: what a change must pass, in a real browser too, within ten minutes. Ends with one line `N passed, N
 * failed`. `--bail` stops at the first failure, `--shard 1/3` runs a third of the tests.
 */
import { readOptions } from './test-run/read-options.ts';
import { runParts } from './test-run/run-parts.ts';
import { testParts } from './test-run/test-parts.ts';

process.exitCode = (await runParts(testParts, readOptions('main', process.argv.slice(2)))) ? 0 : 1;
