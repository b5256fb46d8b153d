import { ArticleListPage } from '../pages/article-list.page.ts';
import { fetchedUntil } from '../stage/fetched.ts';
import { expect, test } from '../stage/test.ts';

const LOGIN_SCRIPT_KB = 150;
const LOGIN_REQUESTS = 15;
const STYLE_KB = 10;
const LIST_SCRIPT_KB = 220;
const LIST_REQUESTS = 25;

test('the login screen is there with few small files', { tag: '@main' }, async ({ page }) => {
  const { requests, scriptKb, styleKb } = await fetchedUntil(page, '/#/login', 'input[type="email"]');
  expect(requests).toBeLessThanOrEqual(LOGIN_REQUESTS);
  expect(scriptKb).toBeLessThanOrEqual(LOGIN_SCRIPT_KB);
  expect(styleKb).toBeLessThanOrEqual(STYLE_KB);
});

test('a list is there with few files, each of its reads sent once', { tag: '@main' }, async ({ signIn }) => {
  const page = await signIn('member@demo.test');
  await page.goto('about:blank');
  const { requests, scriptKb, reads } = await fetchedUntil(page, '/#/print-articles', 'tbody a');
  expect(requests).toBeLessThanOrEqual(LIST_REQUESTS);
  expect(scriptKb).toBeLessThanOrEqual(LIST_SCRIPT_KB);
  expect(reads).toContain('/api/articles?take=100&offset=0');
  expect(reads.toSorted()).toEqual([...new Set(reads)].toSorted());
});

test('a list is there too when its first read was lost on the way', { tag: '@main' }, async ({ signIn }) => {
  const page = await signIn('member@demo.test');
  await page.goto('about:blank');
  let isLost = false;
  await page.route('**/api/articles?*', (route) => {
    if (isLost) return route.fallback();
    isLost = true;
    return route.abort();
  });
  await page.goto('/#/print-articles');
  await expect(new ArticleListPage(page).rows.first()).toBeVisible();
});
