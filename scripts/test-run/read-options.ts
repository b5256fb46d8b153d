import { parseArgs } from 'node:util';
import type { RunOptions, TestScope } from './part.ts';

/**
 * Parses the command line: `--bail`, `--shard 2/3`, and `--after-test` of the run of everything.
 * @throws Error with a sentence for an unknown argument or a shard that does not exist
 */
export function readOptions(scope: TestScope, words: readonly string[]): RunOptions {
  const { values } = parseArgs({
    args: [...words],
    options: {
      bail: { type: 'boolean', default: false },
      shard: { type: 'string', default: '1/1' },
      ...(scope === 'all' ? { 'after-test': { type: 'boolean', default: false } } : {}),
    },
  });
  return {
    scope,
    isAfterMain: values['after-test'] === true,
    isBailing: values.bail,
    shard: readShard(values.shard),
  };
}

function readShard(text: string): RunOptions['shard'] {
  const [, index = 0, count = 0] = (/^(\d+)\/(\d+)$/.exec(text) ?? []).map(Number);
  if (index < 1 || index > count)
    throw new Error(`--shard takes which part of how many, for example 1/3; ${text} is none.`);
  return { index, count };
}
