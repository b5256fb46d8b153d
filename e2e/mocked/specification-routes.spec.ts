import type { Page } from '@playwright/test';
import { dialects, plain, type Dialect } from '../specification-backend/dialects.ts';
import { administrator, member } from '../specification-backend/people.ts';
import type { SpecificationBackend } from '../specification-backend/specification-backend.ts';
import { visits, type Visit } from '../specification-backend/routes.ts';
import { expect, test } from '../specification-backend/test.ts';
import { becomesQuiet, PLACEHOLDERS } from '../stage/becomes-quiet.ts';
import { LEAKS } from '../stage/faults.ts';
import { takeShifts, watchShifts } from '../stage/layout-shifts.ts';

/** Messages that no screen may show because this backend lacks a call that is not part of the specification. */
const UNEXPLAINED =
  /Something went wrong on this screen|This screen could not be loaded|answered with status 40\d|No one who can act|could not be read|not JSON/;

const A_MOMENT_MS = 60;
const PATIENCE_MS = 20_000;
/** Most that a screen may move while it loads, as a layout shift score: hardly visible. */
const MOST_SHIFT = 0.01;
/** A usual window of a desktop computer. */
const WINDOW = { width: 1440, height: 900 };

/** Returns the content of a screen besides its title and the way back. */
async function contentOf(page: Page): Promise<string[]> {
  const [name = ''] = await page.getByRole('heading', { level: 1 }).allInnerTexts();
  const lines = (await page.getByRole('main').innerText()).split('\n');
  return lines.filter((line) => !['', 'Back', name].includes(line.trim()));
}

/** Waits until everything requested is loaded and rendered. */
const comesToRest = (page: Page, backend: SpecificationBackend, path: string): Promise<void> =>
  expect(async () => {
    await becomesQuiet(page, A_MOMENT_MS);
    expect(backend.isAnswering, 'a request waits for its answer').toBe(false);
    expect(await page.locator(PLACEHOLDERS).count(), 'something is still being read').toBe(0);
    expect(await contentOf(page), 'there is only a heading yet').not.toEqual([]);
  }, path).toPass({ intervals: [A_MOMENT_MS], timeout: PATIENCE_MS });

/** Checks that the screen is rendered, has a title, has read all its data, and reports no error. */
async function expectUsable(page: Page, backend: SpecificationBackend, { path, as }: Visit): Promise<void> {
  await test.step(path, async () => {
    // A screen in the shell is opened in the app like people do; the others are loaded, because nothing shows that
    // one of them is being opened.
    if (!as) await page.goto('about:blank');
    await page.goto(`/#${path}`);
    await comesToRest(page, backend, path);
    const heading = page.getByRole('heading', { level: 1 }).first();
    await expect(heading, `${path} says what it is`).not.toHaveText('');
    if (as) await expect(page.getByRole('link', { name: 'Logout' }), `${path} has the shell`).toBeVisible();
    const text = await page.locator('body').innerText();
    expect(text, path).not.toMatch(UNEXPLAINED);
    expect(text, path).not.toMatch(LEAKS);
    const { score, moved } = await takeShifts(page);
    expect.soft(score, `${path} moves while it loads: ${moved.join('; ')}`).toBeLessThanOrEqual(MOST_SHIFT);
  });
}

/** People who open screens one after the other. */
const walks = [
  { who: 'nobody', as: undefined },
  { who: 'an administrator', as: administrator },
  { who: 'a member', as: member },
];

const walk = (dialect: Dialect, { who, as }: (typeof walks)[number], tag: string[]) =>
  test(
    `every screen of ${who} can be used with a backend of the specification only, ${dialect.name}`,
    { tag },
    async ({ page, backend, signInAs }) => {
      backend.dialect = dialect;
      await page.setViewportSize(WINDOW);
      await watchShifts(page);
      if (as) await signInAs(as);
      for (const visit of visits.filter((one) => one.as === as)) await expectUsable(page, backend, visit);
      if (as)
        expect(backend.foreign.length, 'calls of our own are asked for and do without').toBeGreaterThan(0);
    },
  );

for (const dialect of dialects)
  for (const one of walks) walk(dialect, one, dialect === plain && one.as === member ? ['@main'] : []);

test('the screens are all those of the specification', () => {
  expect(new Set(visits.map(({ path }) => path)).size).toBe(visits.length);
  expect(visits.length).toBeGreaterThanOrEqual(67);
});
