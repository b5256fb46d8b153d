import { whyNotHere } from './needed-program.ts';
import type { Proof, ProofResult } from './proof.ts';
import type { SoakOptions } from './soak-options.ts';

/** Runs a proof, or says why it cannot run here. */
export async function runProof(proof: Proof, options: SoakOptions): Promise<ProofResult> {
  const reason = whyNotHere(proof.needs);
  if (reason !== undefined) return { proof, seconds: 0, outcome: { reason } };
  const startedAt = performance.now();
  const outcome = await proof.run(options);
  return { proof, seconds: (performance.now() - startedAt) / 1000, outcome };
}
