import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '../source-files.ts';

export interface ProjectCopy {
  readonly root: string;
  /** Short hash of the copied commit. */
  readonly commit: string;
  readonly remove: () => void;
}

const git = (...words: string[]) =>
  execFileSync('git', words, { cwd: projectRoot, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });

/** Returns whether the project has changes that a copy of its last commit does not have. */
export const hasUncommittedChanges = (): boolean => git('status', '--porcelain').trim() !== '';

/** Copies the last commit into a temporary folder and installs its dependencies, offline if possible. */
export function copyProject(): ProjectCopy {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'platen-defects-')));
  const remove = () => rmSync(root, { recursive: true, force: true, maxRetries: 5 });
  try {
    // A clone and not a work tree: it leaves nothing in the project when it is interrupted.
    git('clone', '--quiet', '--shared', projectRoot, root);
    install(root);
    return { root, commit: git('rev-parse', '--short', 'HEAD').trim(), remove };
  } catch (error) {
    remove();
    throw error;
  }
}

function install(root: string): void {
  for (const offline of [['--offline'], []]) {
    const words = ['-y', 'pnpm', 'install', '--frozen-lockfile', ...offline];
    const { status } = spawnSync('npx', words, { cwd: root, stdio: 'ignore' });
    if (status === 0) return;
  }
  throw new Error('The dependencies of the copy could not be installed.');
}
