/** `pnpm bench`: measures the budgets of this project; exit code 1 when one is exceeded. */
import { mkdir, writeFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { resolve } from 'node:path';
import { buildAppIfStale } from '../scripts/app-build.ts';
import { measureSizes } from '../scripts/size-budget.ts';
import { measureBrowser } from './measure-browser.ts';
import { measureCompare, measureCompareOnPage } from './measure-compare.ts';
import { measureImport } from './measure-import.ts';
import { measurePdf, measureRepaint } from './measure-labels.ts';
import { measurePrint } from './measure-print.ts';
import { measureSearch } from './measure-search.ts';
import { measureVisits } from './measure-visits.ts';
import { isOver, type Measurement } from './measurement.ts';
import { printTable } from './print-table.ts';

const root = resolve(import.meta.dirname, '..');
const dist = resolve(root, 'dist');
const results = resolve(root, 'bench-results');

await buildAppIfStale(root);

/** Run one after the other; the PDF first, while the memory of this process holds nothing else. */
const parts: readonly (() => Promise<readonly Measurement[]> | readonly Measurement[])[] = [
  measurePdf,
  measureRepaint,
  measureCompare,
  measureSearch,
  measureImport,
  measureCompareOnPage,
  () => measureVisits(dist),
  () => measurePrint(dist),
  () => measureBrowser(dist),
  () =>
    measureSizes(dist).map(({ what, kB, budgetKB }) => ({
      what,
      measured: kB,
      unit: 'kB',
      budget: budgetKB,
    })),
];
const measurements: Measurement[] = [];
for (const measure of parts) measurements.push(...(await measure()));

printTable(measurements);
await mkdir(results, { recursive: true });
const report = { at: new Date().toISOString(), node: process.version, load: loadavg(), measurements };
await writeFile(resolve(results, 'latest.json'), `${JSON.stringify(report, null, 2)}\n`);
process.exitCode = measurements.some(isOver) ? 1 : 0;
