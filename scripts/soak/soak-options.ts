import { parseArgs } from 'node:util';

/** Duration and random seeds of a proof. */
export interface SoakOptions {
  /** Seed of the first round; each further round uses the next number. */
  readonly seed: number;
  /** Number of rounds; undefined when the time decides. */
  readonly rounds: number | undefined;
  /** No round begins after this many minutes; undefined for the default of the proof. */
  readonly minutes: number | undefined;
}

export interface SoakCommand {
  /** Names of the proofs to run; all by default. */
  readonly names: readonly string[];
  readonly options: SoakOptions;
  /** Writes the results to docs/proofs.md. */
  readonly isRecorded: boolean;
}

/** Upper limit of random seeds, exclusive. */
const SEED_LIMIT = 2 ** 31;

/**
 * Parses the command line: names, `--rounds 5`, `--minutes 5`, `--seed 7`, `--record`.
 * @throws Error with a sentence for an unknown proof, an unknown option or an invalid number
 */
export function readSoakCommand(words: readonly string[], known: readonly string[]): SoakCommand {
  const { values, positionals } = parseArgs({
    // pnpm passes on the `--` that separates its own options from ours.
    args: words.filter((word) => word !== '--'),
    allowPositionals: true,
    options: {
      rounds: { type: 'string' },
      minutes: { type: 'string' },
      seed: { type: 'string' },
      record: { type: 'boolean', default: false },
    },
  });
  const unknown = positionals.find((name) => !known.includes(name));
  if (unknown !== undefined)
    throw new Error(`There is no proof named ${unknown}. There are ${known.join(', ')}.`);
  const rounds = readNumber('rounds', values.rounds, 1);
  const minutes = readNumber('minutes', values.minutes, 1);
  const seed = readNumber('seed', values.seed, 0) ?? Math.floor(Math.random() * SEED_LIMIT);
  return {
    names: known.filter((name) => positionals.length === 0 || positionals.includes(name)),
    options: { seed, rounds, minutes },
    isRecorded: values.record,
  };
}

function readNumber(name: string, text: string | undefined, least: number): number | undefined {
  if (text === undefined) return undefined;
  const number = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (number >= least && number < SEED_LIMIT) return number;
  throw new Error(`--${name} takes a whole number from ${least} on; ${text} is none.`);
}
