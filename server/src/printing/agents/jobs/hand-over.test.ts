// @rounds: it needs a PostgreSQL server whatever the store of the run.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoOrganization } from '../../../program/demo/demo-organizations.ts';
import { agentCalls } from '../../../testing/agent-calls.ts';
import { seededStore } from '../../../testing/shared-store.ts';
import { isPostgresThere } from '../../../testing/temporary-database.ts';
import { createTestServer, type TestServer } from '../../../testing/test-server.ts';
import { postgres } from '../../../testing/test-stores.ts';
import { lockAgent } from '../lock-agent.ts';

describe.runIf(await isPostgresThere())('handing a file over on PostgreSQL', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await createTestServer(await seededStore(postgres));
  });
  afterAll(() => server.close());
  const calls = agentCalls(() => server);
  const { organizationId } = demoOrganization;

  it('does not wait for what the agent reports or asks for', async () => {
    const dock = await calls.addAgent();
    await calls.giveToAgent(1, dock.id);
    const [file = ''] = await calls.printFilesAt(1);
    const answer = await server.store.asOrganization(organizationId, async (transaction) => {
      await lockAgent(transaction, dock.id);
      return calls.handOver(file);
    });
    expect(answer.status).toBe(200);
  });

  it('happens once where the same call comes several times at once', async () => {
    const dock = await calls.addAgent();
    await calls.giveToAgent(1, dock.id);
    const [file = ''] = await calls.printFilesAt(1);
    const answers = await Promise.all(Array.from({ length: 5 }, () => calls.handOver(file)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    const replayed = answers.filter((answer) => calls.jobOf(answer).replayed === true);
    expect(replayed).toHaveLength(4);
  });
});
