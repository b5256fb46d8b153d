import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism, totalmem, type } from 'node:os';
import { projectRoot } from '../test-run/run-program.ts';
import type { RunPlace } from './proof-record.ts';

const BYTES_PER_GB = 2 ** 30;
const SYSTEM_FILE = '/etc/os-release';

const git = (...words: readonly string[]) =>
  execFileSync('git', words, { cwd: projectRoot, encoding: 'utf8' }).trim();

const shortName = (revision: string) => git('rev-parse', '--short', revision);

/** Returns this machine and the commit that is checked out, as they are now. */
export function runPlace(): RunPlace {
  const isChanged = git('status', '--porcelain', '--', ':!docs/proofs.md') !== '';
  return {
    commit: `${shortName('HEAD')} (tree ${shortName('HEAD^{tree}')})${isChanged ? ' with changes' : ''}`,
    date: new Date(),
    cores: availableParallelism(),
    memoryGb: Math.round(totalmem() / BYTES_PER_GB),
    system: systemName(),
  };
}

function systemName(): string {
  const text = existsSync(SYSTEM_FILE) ? readFileSync(SYSTEM_FILE, 'utf8') : '';
  return /^PRETTY_NAME="(.+)"$/m.exec(text)?.[1] ?? type();
}
