/**
 * `pnpm bench`: measures the budgets of this project; exit code 1 when one is exceeded. With names of parts it measures
 * these alone: `pnpm bench server visits`.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { resolve } from 'node:path';
import { buildAppIfStale } from '../scripts/app-build.ts';
import { measureSizes } from '../scripts/size-budget.ts';
import { measureBrowser } from './measure-browser.ts';
import { measureCompare, measureCompareOnPage } from './measure-compare.ts';
import { measureCosts } from './measure-costs.ts';
import { measureDesign } from './measure-design.ts';
import { measureLoad } from './measure-load.ts';
import { measureHistory } from './measure-history.ts';
import { measurePdf, measureRepaint } from './measure-labels.ts';
import { measureProfile } from './measure-profile.ts';
import { measurePrint } from './measure-print.ts';
import { measureRows } from './measure-rows.ts';
import { measureScreens } from './measure-screens.ts';
import { measureServer } from './measure-server.ts';
import { measureVisits } from './measure-visits.ts';
import { isOver, type Measurement } from './measurement.ts';
import { printTable } from './print-table.ts';

const root = resolve(import.meta.dirname, '..');
const dist = resolve(root, 'dist');
const results = resolve(root, 'bench-results');

await buildAppIfStale(root);

/** Run one after the other; the PDF first, while the memory of this process holds nothing else. */
const parts: Readonly<Record<string, () => Promise<readonly Measurement[]> | readonly Measurement[]>> = {
  pdf: measurePdf,
  repaint: measureRepaint,
  compare: measureCompare,
  server: measureServer,
  load: measureLoad,
  history: measureHistory,
  'compare-page': measureCompareOnPage,
  visits: () => measureVisits(dist),
  screens: () => measureScreens(root, dist),
  rows: () => measureRows(dist),
  print: () => measurePrint(dist),
  design: () => measureDesign(dist),
  browser: () => measureBrowser(dist),
  sizes: () =>
    measureSizes(dist).map(({ what, kB, budgetKB }) => ({
      what,
      measured: kB,
      unit: 'kB',
      budget: budgetKB,
    })),
};
/** Too long to be run with all others: only when it is named. */
const longParts: typeof parts = { profile: measureProfile, costs: measureCosts };
const known = { ...parts, ...longParts };
const chosen = process.argv.slice(2);
const unknown = chosen.filter((name) => !(name in known));
if (unknown.length > 0)
  throw new Error(`There is no part ${unknown.join(', ')}; parts are ${Object.keys(known).join(', ')}.`);

const measurements: Measurement[] = [];
for (const [name, measure] of Object.entries(known)) {
  if (chosen.length === 0 ? name in parts : chosen.includes(name)) measurements.push(...(await measure()));
}

printTable(measurements);
await mkdir(results, { recursive: true });
const report = { at: new Date().toISOString(), node: process.version, load: loadavg(), measurements };
await writeFile(resolve(results, 'latest.json'), `${JSON.stringify(report, null, 2)}\n`);
process.exitCode = measurements.some(isOver) ? 1 : 0;
