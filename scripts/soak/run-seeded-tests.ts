import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { resultsFolder } from '../test-run/run-program.ts';
import { FIGURES_FILE, readFigures } from './figures.ts';
import type { ProofOutcome } from './proof.ts';
import { roundSeeds } from './rounds.ts';
import { runVitest } from './run-vitest.ts';
import type { SoakOptions } from './soak-options.ts';

interface SeededTests {
  /** Name of the proof. */
  readonly name: string;
  /** Arguments for Vitest. */
  readonly words: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** Duration of the rounds by default. */
  readonly usualMinutes: number;
  readonly options: SoakOptions;
}

/** Runs the same tests repeatedly, each time with the next seed. A failed round does not stop the others. */
export function runSeededTests({ name, words, env, usualMinutes, options }: SeededTests): ProofOutcome {
  const figuresFile = resolve(resultsFolder, `${name}.figures`);
  rmSync(figuresFile, { force: true });
  const failures: string[] = [];
  let [passed, failed, rounds] = [0, 0, 0];
  for (const seed of roundSeeds(options, usualMinutes)) {
    console.log(`\n${name}: round ${rounds + 1}, seed ${seed}`);
    const round = runVitest({
      name,
      words,
      env: { ...env, TEST_SEED: String(seed), [FIGURES_FILE]: figuresFile },
    });
    rounds += 1;
    passed += round.passed;
    failed += round.failed;
    if (round.failed > 0)
      failures.push(
        `seed ${seed}: ${round.failed} failed; again with pnpm test:soak ${name} --seed ${seed} --rounds 1`,
      );
  }
  const figures = { rounds, 'first seed': [String(options.seed)], ...readFigures(figuresFile) };
  return { passed, failed, figures, failures };
}
