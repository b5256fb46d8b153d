import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { findChromium } from '../scripts/find-chromium.ts';
import { startBenchSite } from './bench-site.ts';
import { buildFloor } from './floor/build-floor.ts';
import { signIn, type KeptSession } from './kept-session.ts';
import { measureNavigation } from './measure-navigation.ts';
import { median, type Measurement } from './measurement.ts';
import { firstRowPainted, keyAppears } from './ready.ts';
import { visit, type Visit } from './visit.ts';

const RUNS = 5;
const MEMBER = 'member@demo.test';
const isRoot = process.getuid?.() === 0;

/** Times of the app may be this much above those of the floor in the same run. */
const READY_RATIO = 1.1;
const FIRST_PAINT_RATIO = 1.05;

/**
 * Measures the first visit of the app beside the floor, as both are served: sign-in, and a list with a session in the
 * browser. The two take turns, so that a busy moment of the machine meets both.
 */
export async function measureVisits(dist: string): Promise<Measurement[]> {
  const floorDist = await mkdtemp(join(tmpdir(), 'platen-floor-'));
  await buildFloor(floorDist);
  const size = { articles: 1_000, ofEach: 0 };
  const [app, floor] = [await startBenchSite(dist, size), await startBenchSite(floorDist, size)];
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: isRoot ? ['--no-sandbox'] : [],
  });
  try {
    const login = await takeTurns(browser, [app.url, floor.url], { path: '/login', sign: keyAppears });
    const sessions = [await signIn(app.url, MEMBER), await signIn(floor.url, MEMBER)] as const;
    const list = await takeTurns(
      browser,
      [app.url, floor.url],
      { path: '/print-articles', sign: firstRowPainted },
      sessions,
    );
    return [
      ...rows('login', login, { scriptKb: 150, styleKb: 10, requests: 15 }),
      ...rows('list after sign-in', list, { scriptKb: 220, requests: 25 }),
      ...(await measureNavigation(
        browser,
        { url: app.url, session: sessions[0] },
        { url: floor.url, session: sessions[1] },
      )),
    ];
  } finally {
    await browser.close();
    await app.close();
    await floor.close();
    await rm(floorDist, { recursive: true, force: true });
  }
}

interface Pair {
  readonly app: readonly Visit[];
  readonly floor: readonly Visit[];
}

async function takeTurns(
  browser: Browser,
  [appUrl, floorUrl]: readonly [string, string],
  screen: Pick<Parameters<typeof visit>[1], 'path' | 'sign'>,
  [appSession, floorSession]: readonly (KeptSession | undefined)[] = [],
): Promise<Pair> {
  const app: Visit[] = [];
  const floor: Visit[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    floor.push(
      await visit(browser, { ...screen, url: floorUrl, ...(floorSession && { session: floorSession }) }),
    );
    app.push(await visit(browser, { ...screen, url: appUrl, ...(appSession && { session: appSession }) }));
  }
  return { app, floor };
}

interface Limits {
  readonly scriptKb: number;
  readonly styleKb?: number;
  readonly requests: number;
}

type Figure = Exclude<keyof Visit, 'moved'>;

const middle = (visits: readonly Visit[], figure: Figure) => median(visits.map((one) => one[figure]));

function rows(what: string, { app, floor }: Pair, limits: Limits): Measurement[] {
  const beside = (figure: Figure, name: string, ratio?: number): Measurement => {
    const ofFloor = middle(floor, figure);
    return {
      what: `${what}, ${name} (floor ${ofFloor.toFixed(0)})`,
      measured: middle(app, figure),
      unit: 'ms',
      ...(ratio !== undefined && { budget: Math.round(ofFloor * ratio) }),
    };
  };
  const size = (figure: 'scriptKb' | 'styleKb', name: string, budget?: number): Measurement => ({
    what: `${what}, ${name} as fetched (floor ${middle(floor, figure).toFixed(1)})`,
    measured: middle(app, figure),
    unit: 'kB',
    ...(budget !== undefined && { budget }),
  });
  return [
    beside('readyMs', 'ready', READY_RATIO),
    beside('firstPaintMs', 'first paint', FIRST_PAINT_RATIO),
    size('scriptKb', 'JavaScript', limits.scriptKb),
    size('styleKb', 'CSS', limits.styleKb),
    {
      what: `${what}, requests (floor ${middle(floor, 'requests')})`,
      measured: middle(app, 'requests'),
      unit: 'requests',
      budget: limits.requests,
    },
    { what: `${what}, layout shift`, measured: middle(app, 'shift'), unit: 'CLS', budget: 0.01 },
    { ...beside('longestTaskMs', 'longest task'), budget: 150 },
  ];
}
