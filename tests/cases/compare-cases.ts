/**
 * `node tests/cases/compare-cases.ts COMMIT`: lists the test cases that a commit had and this tree lacks, each with its
 * replacement from `replaced-cases.json`. Exit code 1 when a missing case has no replacement, or the replacement does
 * not exist.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot, readSourceFiles, type SourceFile } from '../source-files.ts';
import { casesOf, type TestCase } from './list-cases.ts';

/** Removed case, and the current place of its assertions; `why` says more when the two differ. */
interface ReplacedCase {
  readonly path: string;
  readonly title: string;
  readonly by: TestCase;
  readonly why?: string;
}

const say = (line: string) => void process.stdout.write(`${line}\n`);
const isTestFile = (path: string) => /\.(test|spec)\.tsx?$/.test(path);
const keyOf = ({ path, title }: TestCase) => `${path} > ${title}`;

const git = (...words: string[]) =>
  execFileSync('git', words, { cwd: projectRoot, encoding: 'utf8', maxBuffer: 2 ** 28 });

/** Returns the test files of a commit. */
function filesOf(commit: string): SourceFile[] {
  const paths = git('ls-tree', '-r', '--name-only', commit).split('\n').filter(isTestFile);
  return paths.map((path) => ({ path, text: git('show', `${commit}:${path}`) }));
}

const [commit] = process.argv.slice(2);
if (commit === undefined) throw new Error('Name the commit to compare with.');
const before = filesOf(commit).flatMap(casesOf);
const now = readSourceFiles()
  .filter(({ path }) => isTestFile(path))
  .flatMap(casesOf);
const replaced = JSON.parse(
  readFileSync(join(import.meta.dirname, 'replaced-cases.json'), 'utf8'),
) as readonly ReplacedCase[];

/** The files of that commit that have another path now. */
const renamed = new Map(
  git('diff', '--find-renames', '-l20000', '--diff-filter=R', '--name-status', commit)
    .split('\n')
    .map((line) => line.split('\t'))
    .map(([, path = '', pathNow = '']) => [path, pathNow] as const),
);

const here = new Set(now.map(keyOf));
const isHere = ({ path, title }: TestCase) => here.has(keyOf({ path: renamed.get(path) ?? path, title }));
/** Counts how often each title occurs: a case that moved to another file still exists. */
const countByTitle = (cases: readonly TestCase[]) => Map.groupBy(cases, ({ title }) => title);
const titlesNow = countByTitle(now);
const titlesBefore = countByTitle(before);
const hasMoved = ({ title }: TestCase) =>
  (titlesNow.get(title)?.length ?? 0) >= (titlesBefore.get(title)?.length ?? 0);

const gone = before.filter((testCase) => !isHere(testCase) && !hasMoved(testCase));
const replacementOf = new Map(replaced.map((entry) => [keyOf(entry), entry]));
let missing = 0;
for (const testCase of gone) {
  const { by, why } = replacementOf.get(keyOf(testCase)) ?? {};
  const isThere = by !== undefined && here.has(keyOf(by));
  if (!isThere) missing += 1;
  say(`${isThere ? '       ' : 'MISSING'} ${keyOf(testCase)}`);
  if (by) say(`     now ${keyOf(by)}${why === undefined ? '' : ` (${why})`}`);
}
say(
  `\n${before.length} cases before, ${now.length} now; ${gone.length} gone, ${missing} of them without a replacement.`,
);
process.exitCode = missing === 0 ? 0 : 1;
