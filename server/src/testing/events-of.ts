import { z } from 'zod';
import type { HookReceiver } from './hook-receiver.ts';
import type { TestServer } from './test-server.ts';

const eventSchema = z.object({ type: z.string(), data: z.object({ printJobId: z.string() }) });

/** Returns the events of a print job that web hooks were called with, in their order, after all that is due was sent. */
export async function eventsOf(
  server: Pick<TestServer, 'deliverWebHooks'>,
  receiver: HookReceiver,
  printJobId: string,
): Promise<string[]> {
  await server.deliverWebHooks();
  return receiver.received
    .map(({ body }) => eventSchema.parse(JSON.parse(body)))
    .filter(({ data }) => data.printJobId === printJobId)
    .map(({ type }) => type);
}
