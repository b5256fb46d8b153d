import { journeys } from '../specification-backend/journeys/index.ts';
import { helperCalls, specifiedCalls } from '../specification-backend/specified-calls.ts';
import { member } from '../specification-backend/people.ts';
import { expect, test } from '../specification-backend/test.ts';
import { PrintArticlePage } from '../pages/print-article.page.ts';

for (const { does, as, makes, walk } of journeys)
  test(`somebody ${does} with a backend of the specification only`, async ({ page, backend, signInAs }) => {
    if (as) await signInAs(as);
    await walk(page, backend);
    await expect
      .poll(() => makes.filter((call) => !backend.made.includes(call)), 'calls that were not made')
      .toEqual([]);
  });

test('the journeys make all 87 calls of the specification', () => {
  const made = new Set(journeys.flatMap(({ makes }) => makes));
  expect(specifiedCalls.filter((call) => !made.has(call))).toEqual([]);
  expect(new Set(specifiedCalls).size).toBe(87);
});

test('the printer helper is asked all that the specification names, and its releases are looked for', async ({
  page,
  signInAs,
  askedOfHelper,
}) => {
  await signInAs(member);
  const print = await PrintArticlePage.open(page, 1);
  await print.print.click();
  await print.expectSummary('1 of 1 label printed');
  await expect.poll(() => helperCalls.filter((call) => !askedOfHelper.has(call))).toEqual([]);
});
