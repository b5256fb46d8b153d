import { chromium, type Browser } from '@playwright/test';
import { callServerAs } from '../e2e/stage/call-as.ts';
import { findChromium } from '../scripts/find-chromium.ts';
import { appAddresses, type AppAddress } from './app-addresses.ts';
import { startBenchSite } from './bench-site.ts';
import { sessionsAt } from './kept-session.ts';
import { longestTaskDuring } from './longest-task.ts';
import { isOver, median, type Measurement } from './measurement.ts';
import { contentShown } from './ready.ts';
import { visit } from './visit.ts';

/** Enough that every list is longer than the window. */
const SIZE = { articles: 1_000, ofEach: 200 } as const;
/** More looks at a screen that is over a goal, so that one busy moment of the machine is not taken for it. */
const MORE_LOOKS = 2;
/** Much of the time of a screen is waiting. */
const BROWSERS = 2;
const isRoot = process.getuid?.() === 0;

/** What the demo has none of, for the screens that show one. */
const RECORDS: readonly (readonly [path: string, body: object])[] = [
  ['/api/integrationclients', { name: 'ERP', scopes: ['print'], expiresAt: null }],
  ['/api/agents', { name: 'Dock 3' }],
  [
    '/api/import/importConfiguration',
    {
      name: 'Supplier A',
      fileEncoding: 'utf-8',
      options: {
        kind: 'articles',
        delimiter: ',',
        hasHeader: true,
        mapping: [{ field: 'identifier', column: 'id' }],
        onExisting: 'refuse',
        skipFaulty: false,
      },
    },
  ],
];

/**
 * Measures every screen of the app when it is loaded with an empty cache: what moves by itself until two seconds after it
 * has its content, and the longest task until then. On a processor four times slower, on fast 4G. Two browsers share the
 * screens; a task is measured by its thread's own time, which they do not take from each other.
 * @param root root of the project
 * @param dist folder of the built app
 */
export async function measureScreens(root: string, dist: string): Promise<Measurement[]> {
  const site = await startBenchSite(dist, SIZE);
  try {
    const call = await callServerAs((request) => fetch(request), site.url, 'admin@demo.test');
    for (const [path, body] of RECORDS) await call('POST', path, body);
    const sessionOf = sessionsAt(site.url);
    const waiting = appAddresses(root);
    const screens: Measurement[][] = [];
    const work = async (): Promise<void> => {
      const browser = await chromium.launch({
        executablePath: findChromium(),
        args: isRoot ? ['--no-sandbox'] : [],
      });
      try {
        for (let address = waiting.shift(); address; address = waiting.shift())
          screens.push(await measureScreen(browser, site.url, address, sessionOf));
      } finally {
        await browser.close();
      }
    };
    await Promise.all(Array.from({ length: BROWSERS }, work));
    return summary(screens);
  } finally {
    await site.close();
  }
}

interface Look {
  readonly shift: number;
  readonly moved: readonly string[];
  readonly longestTaskMs: number;
  /** What the longest task did. */
  readonly parts: readonly string[];
}

async function measureScreen(
  browser: Browser,
  url: string,
  { path, as }: AppAddress,
  sessionOf: ReturnType<typeof sessionsAt>,
): Promise<Measurement[]> {
  const look = async (): Promise<Look> => {
    const session = as === undefined ? undefined : await sessionOf(as);
    const { result, longest } = await longestTaskDuring(browser, () =>
      visit(browser, { url, path, sign: contentShown, ...(session && { session }) }),
    );
    return { ...result, longestTaskMs: longest.ms, parts: longest.parts };
  };
  const looks = [await look()];
  if (figuresOf(path, looks).some(isOver))
    for (let more = 0; more < MORE_LOOKS; more += 1) looks.push(await look());
  return figuresOf(path, looks);
}

/** Returns the layout shift and the longest task of one screen, in this order. */
function figuresOf(path: string, looks: readonly Look[]): Measurement[] {
  const middle = (figure: 'shift' | 'longestTaskMs', note: 'moved' | 'parts') => {
    const measured = median(looks.map((one) => one[figure]));
    return { measured, note: looks.find((one) => one[figure] === measured)?.[note].join('; ') ?? '' };
  };
  return [
    { what: `${path}, layout shift`, unit: 'CLS', budget: 0.01, ...middle('shift', 'moved') },
    { what: `${path}, longest task`, unit: 'ms', budget: 150, ...middle('longestTaskMs', 'parts') },
  ];
}

/** Returns the worst of each figure, and each other one that is over its goal. */
function summary(screens: readonly (readonly Measurement[])[]): Measurement[] {
  const figures = [0, 1].map((at) =>
    screens
      .flatMap((screen) => screen.slice(at, at + 1))
      .toSorted((one, other) => other.measured - one.measured),
  );
  return figures.flatMap(([worst, ...others]) =>
    worst === undefined
      ? []
      : [{ ...worst, what: `worst of ${screens.length} screens: ${worst.what}` }, ...others.filter(isOver)],
  );
}
