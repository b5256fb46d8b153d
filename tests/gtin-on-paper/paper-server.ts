import { demoOrganization, demoPassword, type createDemoServer } from 'server';
import { seedLabels } from 'server/testing';
import { z } from 'zod';
import { numberLabels } from './number-labels.ts';
import { carrierNames, type CarrierName } from './written-numbers.ts';

export const ORIGIN = 'http://platen.test';
const { organizationId } = demoOrganization;

export type DemoServer = Awaited<ReturnType<typeof createDemoServer>>;
/** Tokens of the persons who set up and who print: nobody of the demo may do both. */
export type Tokens = Readonly<Record<'admin' | 'member', string>>;

/** Signs a demo account in, and returns its token. */
export async function signIn(server: DemoServer, email: string): Promise<string> {
  const body = JSON.stringify({ email, password: demoPassword });
  const headers = { 'content-type': 'application/json' };
  const login = await server.fetch(
    new Request(`${ORIGIN}/api/account/login`, { method: 'POST', headers, body }),
  );
  return z.object({ token: z.string() }).parse(await login.json()).token;
}

/** Publishes a label for each carrier, and returns their ids. */
export async function addLabels(
  server: DemoServer,
  token: string,
): Promise<ReadonlyMap<CarrierName, number>> {
  await server.store.asOrganization(organizationId, (transaction) =>
    seedLabels(
      transaction,
      { organizationId, uploadedBy: 1, now: new Date() },
      numberLabels.map((template) => ({
        name: template.name,
        versions: [{ template, state: 'Published', daysAgo: 1 }],
        articleGroupIds: [],
      })),
    ),
  );
  const headers = { authorization: `Bearer ${token}` };
  const answer = await server.fetch(new Request(`${ORIGIN}/api/labels`, { headers }));
  const labels = z
    .object({ data: z.array(z.object({ labelId: z.int(), name: z.string() })) })
    .parse(await answer.json()).data;
  return new Map(
    carrierNames.map((carrier, index) => {
      const label = labels.find(({ name }) => name === numberLabels[index]?.name);
      if (!label) throw new Error(`The label for ${carrier} is not there.`);
      return [carrier, label.labelId];
    }),
  );
}
