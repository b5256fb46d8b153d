import { chromium } from '/work/main/node_modules/@playwright/test/index.mjs';
import { writeFileSync } from 'node:fs';
import { startBenchSite } from '/work/main/bench/bench-site.ts';
import { addLabel } from '/work/main/bench/design-labels.ts';
import { sessionState, signIn } from '/work/main/bench/kept-session.ts';
import { paintedAfter } from '/work/main/bench/design-paints.ts';
const dist = process.argv[2], times = Number(process.argv[3] ?? 4), profileAt = Number(process.argv[4] ?? 3);
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox'] });
const site = await startBenchSite(dist, { articles: 1000, ofEach: 0 });
try {
  const session = await signIn(site.url, 'labels@demo.test');
  const ids = []; for (let i = 0; i < times; i++) ids.push(await addLabel(site.url, session, 50));
  const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 1440, height: 900 }, storageState: sessionState(site.url, session) });
  const page = await context.newPage();
  await page.goto(`${site.url}/#/labels/2/design`);
  await page.locator('svg [data-element]').first().waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await cdp.send('Profiler.enable'); await cdp.send('Profiler.setSamplingInterval', { interval: 200 });
  for (const [n, id] of ids.entries()) {
    await page.evaluate(() => void (location.hash = '#/labels'));
    await page.locator('tbody a').first().waitFor();
    await page.waitForLoadState('networkidle');
    if (n === profileAt) { await cdp.send('Profiler.start'); }
    const t = await page.evaluate(() => performance.now());
    const ms = await paintedAfter(page, { event: 'hashchange', elements: 50 }, () => page.evaluate((x) => void (location.hash = `#/labels/${x}/design`), id));
    console.log(n, ms.toFixed(0));
    if (n === profileAt) { const { profile } = await cdp.send('Profiler.stop'); writeFileSync('/tmp/open.cpuprofile', JSON.stringify(profile)); }
  }
} finally { await site.close(); await browser.close(); }
