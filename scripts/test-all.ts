/** `pnpm test:all`: all tests; takes the options and prints the output of `pnpm test`. */
import { readOptions } from './test-run/read-options.ts';
import { runParts } from './test-run/run-parts.ts';
import { testParts } from './test-run/test-parts.ts';

process.exitCode = (await runParts(testParts, readOptions('all', process.argv.slice(2)))) ? 0 : 1;
