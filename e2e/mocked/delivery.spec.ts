import { ArticleListPage } from '../pages/article-list.page.ts';
import { LoginPage } from '../pages/login.page.ts';
import { followRequests } from '../stage/fetched.ts';
import { expect, test } from '../stage/test.ts';

test('the login screen is there with few small files', { tag: '@main' }, async ({ page }) => {
  const fetched = followRequests(page);
  const login = await LoginPage.open(page);
  await login.email.waitFor();
  const { requests, scriptKb, styleKb } = fetched();
  expect(requests).toBeLessThanOrEqual(15);
  expect(scriptKb).toBeLessThanOrEqual(153);
  expect(styleKb).toBeLessThanOrEqual(10.1);
});

test('a list is there with few files, each of its reads sent once', { tag: '@main' }, async ({ signIn }) => {
  const page = await signIn('member@demo.test');
  await page.goto('about:blank');
  const fetched = followRequests(page);
  await page.goto('/#/print-articles');
  await new ArticleListPage(page).rows.first().waitFor();
  const { requests, scriptKb, reads } = fetched();
  expect(requests).toBeLessThanOrEqual(28);
  expect(scriptKb).toBeLessThanOrEqual(232);
  expect(reads).toContain('GET /api/articles?take=100&offset=0');
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
