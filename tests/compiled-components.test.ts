import { transform } from 'oxc-transform-react';
import { describe, expect, it } from 'vitest';
import { readSourceFiles, type SourceFile } from './source-files.ts';

/** Returns what React's compiler says of the components and hooks it leaves as they are, each with its lines. */
async function leftAsWritten({ path, text }: SourceFile): Promise<string[]> {
  const { errors } = await transform(path, text, {
    jsx: { runtime: 'automatic' },
    reactCompiler: { reportDiagnostics: true },
  });
  return errors.map(({ message, codeframe }) => `${path}: ${message}\n${codeframe ?? ''}`);
}

const served = readSourceFiles().filter(
  ({ path }) => /^src\/.*\.tsx?$/.test(path) && !/\.test\.|\/testing\//.test(path),
);

describe("React's compiler", () => {
  it('compiles every component and hook: it says nothing when it leaves one out, which then draws too often', async () => {
    expect(served.length).toBeGreaterThan(1500);
    expect((await Promise.all(served.map(leftAsWritten))).flat()).toEqual([]);
  });

  it.each([
    [
      'a default value that is a function',
      'export function useA({ f = (g) => g }) { const [a] = useState(0); return f(a); }',
    ],
    [
      'try and finally',
      'export function useB() { const [, set] = useState(0); return async (f) => { try { await f(); } finally { set(1); } }; }',
    ],
    ['a loaded module', "export const useC = () => useEffect(() => void import('./c'));"],
  ])('leaves out a hook with %s, and the test above sees it', async (_what, text) => {
    expect(await leftAsWritten({ path: 'src/hook.ts', text })).not.toEqual([]);
  });
});
