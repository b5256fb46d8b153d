import { AgentsPage } from '../pages/agents.page.ts';
import { ConnectorsPage } from '../pages/connectors.page.ts';
import { tabTo, typeInto } from '../stage/by-keyboard.ts';
import { ConnectedProgram } from '../stage/connect-as.ts';
import { expect, test } from '../stage/test.ts';

const ADMINISTRATOR = 'admin@demo.test';
/** Max. age of an agent's state on a screen. */
const ASKS_AGAIN_MS = 10_000;

/** Returns the questions that a connector's poll returned. */
const questionsOf = (data: unknown) =>
  (data as { questions: { id: string; kind: string; searchQuery?: string }[] }).questions;

test(
  'an agent is added with the keyboard alone, and its key lets its program in',
  { tag: '@main' },
  async ({ page, signIn, stage, expectAccessible }) => {
    await page.clock.install();
    await signIn(ADMINISTRATOR);
    const agents = await AgentsPage.open(page);
    await tabTo(page, agents.toAdd);
    await page.keyboard.press('Enter');
    await expect(agents.heading).toHaveText('Add agent');
    await typeInto(page, agents.name, 'North gate');
    await page.keyboard.press('ControlOrMeta+s');

    await expect(agents.heading).toHaveText('Key of North gate');
    const key = await agents.key.inputValue();
    expect(key).toMatch(/^platen_agent_\d+_\d+_[\w-]{43}$/);
    expect(await agents.command.inputValue()).toBe(
      `CONNECT_SERVER=${new URL(page.url()).origin} CONNECT_AGENT_KEY=${key} platen-helper connect`,
    );
    await expectAccessible();
    await tabTo(page, agents.done);
    await page.keyboard.press('Enter');
    await expect(agents.question('Leave without the key?')).toBeVisible();
    await page.keyboard.press('Escape');
    await tabTo(page, agents.copyCommand);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Copied')).toBeVisible();
    await tabTo(page, agents.done);
    await page.keyboard.press('Enter');

    await expect(agents.heading).toHaveText('North gate');
    await expect(page.getByText('Never connected')).toBeVisible();
    const program = new ConnectedProgram(stage, 'agent', key);
    expect((await program.poll()).status).toBe(200);
    // The screen polls by itself.
    await page.clock.fastForward(ASKS_AGAIN_MS);
    await expect(page.getByRole('main').getByText('Connected', { exact: true })).toBeVisible();
    await expect(page.getByText('Zebra dock, Office')).toBeVisible();
    await expectAccessible();
    expect(await page.content()).not.toContain(key);
    expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toContain(key);
  },
);

test('an agent gets another key, prints for a printer, is switched off, and is deleted last', async ({
  page,
  signIn,
  stage,
  expectAccessible,
}) => {
  await signIn(ADMINISTRATOR);
  const agents = await AgentsPage.open(page);
  await agents.toAdd.click();
  await agents.name.fill('North gate');
  await agents.add.click();
  const first = new ConnectedProgram(stage, 'agent', await agents.key.inputValue());
  expect((await first.poll()).status).toBe(200);
  await agents.copyKey.click();
  await agents.done.click();

  await agents.renew.click();
  await agents
    .question('Make a new key for North gate?')
    .getByRole('button', { name: 'Make a new key' })
    .click();
  const second = new ConnectedProgram(stage, 'agent', await agents.key.inputValue());
  expect([(await first.poll()).status, (await second.poll()).status]).toEqual([401, 200]);
  await agents.copyKey.click();
  await agents.done.click();

  await page.goto('/#/editprinter/1');
  const through = page.getByRole('combobox', { name: 'Reached through' });
  await through.selectOption({ label: 'Agent North gate (DOCK-PC)' });
  await page.getByRole('radio', { name: 'A queue on the agent’s machine' }).check();
  await page.getByRole('combobox', { name: 'Queue', exact: true }).selectOption('Zebra dock');
  await expectAccessible();
  await agents.save.click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.goto('/#/printers');
  await expect(page.getByText('through North gate')).toBeVisible();
  await expectAccessible();

  await page.goto('/#/activeagents');
  await agents.link('North gate').click();
  await agents.delete.click();
  await agents.question('Delete North gate?').getByRole('button', { name: 'Delete' }).click();
  const refused = agents.question('Error');
  await expect(refused).toContainText('North gate could not be deleted.');
  await page.keyboard.press('Escape');
  await agents.isLetIn.uncheck();
  await agents.save.click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  expect((await second.poll()).status).toBe(401);

  await page.goto('/#/editprinter/1');
  await through.selectOption({ label: 'The printer helper on this computer' });
  await agents.save.click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.goto('/#/activeagents');
  await expect(agents.agent('North gate')).toContainText('Disabled');
  await agents.link('North gate').click();
  await agents.delete.click();
  await agents.question('Delete North gate?').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('North gate was deleted. The list opens in 5 seconds.')).toBeVisible();
});

test('a connector is added, and trying its articles tells that it is away, what it finds and what its trouble is', async ({
  page,
  signIn,
  stage,
  expectAccessible,
}) => {
  await signIn(ADMINISTRATOR);
  const connectors = await ConnectorsPage.open(page);
  await expectAccessible();
  await connectors.toAdd.click();
  await connectors.name.fill('Warehouse');
  await connectors.label('Product 100 × 60').check();
  await connectors.add.click();
  const key = await connectors.key.inputValue();
  expect(key).toMatch(/^platen_connector_\d+_\d+_[\w-]{43}$/);
  const program = new ConnectedProgram(stage, 'connector', key);
  await connectors.copyCommand.click();
  await connectors.done.click();
  await expect(connectors.heading).toHaveText('Warehouse');

  await connectors.searchNow.click();
  await expect(page.getByText('It is not available right now.')).toBeVisible();
  await expectAccessible();

  expect((await program.poll()).status).toBe(200);
  /** Answers the next question, as soon as it arrives. */
  const answerNext = async (answer: object) => {
    await expect(async () => {
      const [question] = questionsOf((await program.poll()).data);
      expect(question).toBeDefined();
      await program.call('answers', { answers: [{ id: question?.id, ...answer }] });
    }).toPass();
  };
  await connectors.search.fill('jam');
  await connectors.searchNow.click();
  await answerNext({
    articles: [{ id: 'E/5', name: 'Jam', externalIdentifier: '2026500000133', values: {} }],
    total: 1,
  });
  await expect(page.getByText('It answered: 1 article.')).toBeVisible();
  await expect(connectors.found).toContainText('Jam');
  await connectors.found.locator('summary').click();
  await expect(connectors.found).toContainText('Product 100 × 60');
  await expectAccessible();

  await connectors.search.fill('honey');
  await connectors.searchNow.click();
  await answerNext({ fault: 'The file articles.csv is not there.' });
  await expect(page.getByText('The program could not read its articles.')).toBeVisible();
  await expect(page.getByText(/The file articles\.csv is not there\./)).toBeVisible();

  await connectors.delete.click();
  await connectors.question('Delete Warehouse?').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Warehouse was deleted. The list opens in 5 seconds.')).toBeVisible();
});

test('every limit of the subscription is told in one place', async ({ page, signIn, expectAccessible }) => {
  await signIn(ADMINISTRATOR);
  await page.goto('/');
  await page.getByRole('button', { name: 'See all limits' }).click();
  const limits = page.getByRole('dialog', { name: 'Subscription limits' });
  await expect(limits.getByRole('listitem')).toHaveCount(10);
  for (const name of ['Users', 'Labels', 'Agents', 'Connectors', 'Web hooks', 'Imports']) {
    await expect(limits.getByText(name, { exact: true })).toBeVisible();
  }
  await expectAccessible();
});
