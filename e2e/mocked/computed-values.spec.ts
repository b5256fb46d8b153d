import { resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import type * as Testing from 'label-core/compute/testing';
import { build } from 'vite';
import { compiledMessages } from '../../scripts/messages/compile-messages.ts';

declare global {
  interface Window {
    readonly computing: typeof Testing;
  }
}

/** Returns the tables of label-core/compute and what computes them as one script, which defines `computing`. */
async function computingScript(): Promise<string> {
  const root = resolve(import.meta.dirname, '../..');
  const built = await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [compiledMessages()],
    build: {
      write: false,
      lib: {
        entry: resolve(root, 'label-core/src/compute/testing/index.ts'),
        formats: ['iife'],
        name: 'computing',
      },
    },
  });
  const [output] = [built].flat();
  if (!output || !('output' in output)) throw new Error('The build has no output.');
  return output.output[0].code;
}

test('a browser computes the dates and formulas of the tables as the server does', async ({ page }) => {
  await page.addScriptTag({ content: await computingScript() });
  const { count, wrong } = await page.evaluate(() => {
    const { computedDate, computedFormula, dateCases, formulaCases, hostileFormulas } = window.computing;
    const rows = [
      ...dateCases().map((one) => [one.line, one.expected, computedDate(one)]),
      ...[...formulaCases, ...hostileFormulas].map(([text, result]) => [text, result, computedFormula(text)]),
    ];
    return { count: rows.length, wrong: rows.filter(([, expected, found]) => expected !== found) };
  });
  expect(wrong).toEqual([]);
  expect(count).toBeGreaterThan(400);
});
