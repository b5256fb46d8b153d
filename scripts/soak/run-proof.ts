import { whyNotHere } from './needed-program.ts';
import type { Proof, ProofOutcome, ProofResult } from './proof.ts';
import type { SoakOptions } from './soak-options.ts';

/** Runs a proof, or says why it cannot run here. One that breaks off has failed; those after it run all the same. */
export async function runProof(proof: Proof, options: SoakOptions): Promise<ProofResult> {
  const reason = whyNotHere(proof.needs);
  if (reason !== undefined) return { proof, seconds: 0, outcome: { reason } };
  const startedAt = performance.now();
  const outcome = await proof.run(options).catch(brokenOff);
  return { proof, seconds: (performance.now() - startedAt) / 1000, outcome };
}

const brokenOff = (error: unknown): ProofOutcome => ({
  passed: 0,
  failed: 1,
  figures: {},
  failures: [`it broke off: ${error instanceof Error ? error.message : String(error)}`],
});
