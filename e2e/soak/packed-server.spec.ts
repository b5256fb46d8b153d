import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoPassword } from 'server';
import { tellFigures } from '../../scripts/soak/figures.ts';
import { ArticleListPage } from '../pages/article-list.page.ts';
import { LoginPage } from '../pages/login.page.ts';
import { PrintHistoryPage } from '../pages/print-history.page.ts';
import { freePort } from '../wire/free-port.ts';
import { HelperProgram } from '../wire/helper-program.ts';
import { expect, test } from '@playwright/test';

/** Program that runs the packed server, as a proof has unpacked it; it gets HOST, PORT, HELPER_URL and DEMO. */
const program = process.env['PACKED_SERVER'] ?? '';
const ARTICLE = 'Roggenbrot mit Kümmel 1 kg';
const STOP_MS = 20_000;

/** Starts the packed server and resolves when it answers. */
async function start(env: Readonly<Record<string, string>>, url: string): Promise<ChildProcess> {
  const begun = performance.now();
  const child = spawn(program, { env: { ...process.env, ...env }, stdio: ['ignore', 'ignore', 'inherit'] });
  await expect
    .poll(
      () =>
        fetch(`${url}/health`).then(
          ({ status }) => status,
          () => child.exitCode,
        ),
      { timeout: 60_000 },
    )
    .toBe(200);
  tellFigures({ starts: 1, 'ms to start': Math.round(performance.now() - begun) });
  return child;
}

async function stop(child: ChildProcess): Promise<void> {
  const begun = performance.now();
  child.kill('SIGTERM');
  await once(child, 'exit', { signal: AbortSignal.timeout(STOP_MS) });
  tellFigures({ 'ms to stop': Math.round(performance.now() - begun) });
  expect(child.exitCode).toBe(0);
}

test('the packed server starts, is signed in to, prints, stops, and has everything when it is started again', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const folder = await mkdtemp(join(tmpdir(), 'platen-walk-'));
  const [port, helperPort] = [await freePort(), await freePort()];
  const url = `http://localhost:${port}`;
  const helper = new HelperProgram({ port: helperPort, dataDir: folder, origins: [url] });
  await helper.start();
  const prints = async () => (await readdir(join(folder, 'prints')).catch(() => [])).length;
  const env = { HOST: '127.0.0.1', PORT: String(port), HELPER_URL: helper.url, DEMO: '1' };

  const print = async () => {
    const before = await prints();
    const list = await ArticleListPage.open(page, url);
    await list.search.fill(ARTICLE);
    const article = await list.choose(ARTICLE);
    await article.printLabels('Save to folder', 1);
    await expect.poll(prints, { timeout: 30_000 }).toBe(before + 1);
  };
  const jobs = async () => (await PrintHistoryPage.open(page, url)).rows.filter({ hasText: ARTICLE });

  let server = await start(env, url);
  const login = await LoginPage.open(page, url);
  await login.signIn('member@demo.test', demoPassword);
  await print();
  await expect((await jobs()).first()).toBeVisible();
  // In a later round there are those of the rounds before.
  const count = await (await jobs()).count();
  await stop(server);

  server = await start(env, url);
  await page.reload();
  await expect(await jobs()).toHaveCount(count);
  await print();
  await expect(await jobs()).toHaveCount(count + 1);
  await stop(server);
  await helper.stop();
  await rm(folder, { recursive: true, force: true });
});
