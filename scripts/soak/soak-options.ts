import { parseArgs } from 'node:util';

/** How long and with which draws a proof runs. */
export interface SoakOptions {
  /** Of the first round; each further one takes the next number. */
  readonly seed: number;
  /** So many rounds, or undefined where the time decides. */
  readonly rounds: number | undefined;
  /** No round begins after so many minutes, or undefined where a proof has its own measure. */
  readonly minutes: number | undefined;
}

export interface SoakCommand {
  /** Names of the proofs that run; all where none is named. */
  readonly names: readonly string[];
  readonly options: SoakOptions;
  /** Writes what was seen into docs/proofs.md. */
  readonly isRecorded: boolean;
}

/** Seeds are drawn below this. */
const SEED_LIMIT = 2 ** 31;

/**
 * What the command line asks for: names, `--rounds 5`, `--minutes 5`, `--seed 7`, `--record`.
 * @throws Error with a sentence for a name that is no proof, an unknown option or a number that is none
 */
export function readSoakCommand(words: readonly string[], known: readonly string[]): SoakCommand {
  const { values, positionals } = parseArgs({
    // pnpm hands on the `--` that stands between its own options and ours.
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
