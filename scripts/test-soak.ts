/**
 * `pnpm test:soak [name…]`: the long proofs, and those that need programs which are not on every machine. Without a
 * name, all of them. `--rounds 5` or `--minutes 5` sets the duration, `--seed 7` the first seed, `--record` writes the
 * results to docs/proofs.md. Ends with one line for each proof; the exit code is 1 when one failed or could not run.
 */
import { appendFileSync, mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { hasHeld, type ProofResult } from './soak/proof.ts';
import { recordLine } from './soak/proof-record.ts';
import { proofs } from './soak/proofs.ts';
import { proofList, reportLines } from './soak/report-lines.ts';
import { runPlace } from './soak/run-place.ts';
import { runProof } from './soak/run-proof.ts';
import { readSoakCommand } from './soak/soak-options.ts';
import { projectRoot, resultsFolder } from './test-run/run-program.ts';

const { names, options, isRecorded } = readSoakCommand(
  process.argv.slice(2),
  proofs.map(({ name }) => name),
);
console.log(proofList(proofs).join('\n'));
mkdirSync(resultsFolder, { recursive: true });
const results: ProofResult[] = [];
for (const proof of proofs.filter(({ name }) => names.includes(name))) {
  // Read now, because files may be changed while a proof runs.
  const place = runPlace();
  const result = await runProof(proof, options);
  results.push(result);
  if (isRecorded && 'passed' in result.outcome)
    appendFileSync(resolve(projectRoot, 'docs/proofs.md'), `${recordLine(result, place)}\n`);
}
console.log(`\n${reportLines(results).join('\n')}`);
process.exitCode = results.every(hasHeld) ? 0 : 1;
