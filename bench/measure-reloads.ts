import type { Page } from '@playwright/test';
import { slowDownAll } from './in-browser.ts';
import { median, type Measurement } from './measurement.ts';
import { readyMs } from './ready.ts';

const RUNS = 5;
/** The list of an administrator may take this much longer than that of the people who print. */
const RATIO = 1.3;

interface People {
  readonly member: Page;
  readonly administrator: Page;
}

/**
 * Measures how long the two lists of articles take after a reload, until their first row is painted: that of a member,
 * and that of an administrator, which may take a third longer. They take turns, so that a busy moment of the machine
 * meets both. On a processor four times slower, on fast 4G.
 * @param people pages that are signed in, and watch for the first row of a list
 * @param url address of the app
 */
export async function measureReloads({ member, administrator }: People, url: string): Promise<Measurement[]> {
  await member.goto(`${url}/#/print-articles`);
  await administrator.goto(`${url}/#/articles`);
  const times = { member: [] as number[], administrator: [] as number[] };
  for (let run = 0; run < RUNS; run += 1) {
    times.member.push(await reloadedMs(member));
    times.administrator.push(await reloadedMs(administrator));
  }
  const ofMember = median(times.member);
  return [
    { what: "member's list of 100,000 ready after a reload, 4x slower", measured: ofMember, unit: 'ms' },
    {
      what: "administrator's articles of 100,000 ready after a reload, 4x slower",
      measured: median(times.administrator),
      unit: 'ms',
      budget: Math.round(ofMember * RATIO),
    },
  ];
}

async function reloadedMs(page: Page): Promise<number> {
  const end = await slowDownAll(page);
  await page.reload({ waitUntil: 'commit' });
  const ms = await readyMs(page);
  await end();
  return ms;
}
