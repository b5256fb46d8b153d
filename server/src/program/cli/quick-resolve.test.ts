import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const run = promisify(execFile);

/** Runs a script of a module in this folder and returns what it prints, as JSON. */
async function printed(script: string): Promise<unknown> {
  const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: import.meta.dirname,
  });
  return JSON.parse(stdout);
}

it('finds the modules that Node finds, and tells of those that are not there', async () => {
  const found = await printed(`
    const { quickResolve } = await import('./quick-resolve.ts');
    const end = quickResolve();
    const { searchTerms } = await import('../../foundation/values/search-terms.ts');
    const { eq } = await import('drizzle-orm');
    const { isOneOf } = await import('../../foundation/store/is-one-of.ts');
    const missing = [];
    for (const name of ['../../foundation/values/nowhere.ts', 'no-such-package'])
      await import(name).catch(({ code }) => missing.push(code));
    end();
    await import('../../foundation/values/nowhere-else.ts').catch(({ code }) => missing.push(code));
    console.log(JSON.stringify({ names: [searchTerms, eq, isOneOf].map(({ name }) => name), missing }));
  `);
  expect(found).toEqual({
    names: ['searchTerms', 'eq', 'isOneOf'],
    missing: ['ENOENT', 'ERR_MODULE_NOT_FOUND', 'ERR_MODULE_NOT_FOUND'],
  });
});
