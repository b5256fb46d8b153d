/**
 * Prints numbered labels on the data directory or the database named in its arguments, fifty jobs at the same time, under
 * the keys of a round. Prints a line when a file is drawn, which is after its numbers were allotted and before its job is
 * stored, and a line for each answer.
 */
import { createRenderer } from '../printing/print/label-core-renderer.ts';
import { openDataDir } from '../foundation/store/open-data-dir.ts';
import { openPostgres } from '../foundation/store/postgres/open-postgres.ts';
import { createTestServer } from './test-server.ts';

const [place = '', round = ''] = process.argv.slice(2);
const store = place.startsWith('postgres:')
  ? await openPostgres({ databaseUrl: place })
  : await openDataDir(place);
const renderer = createRenderer();
const server = await createTestServer(store, {
  renderer: {
    ...renderer,
    render: (...asked) => {
      process.stdout.write('drawing\n');
      return renderer.render(...asked);
    },
  },
});
// Signed in once: fifty sign-ins at a time are refused.
await server.call('GET /api/counters', { as: 'member@demo.test' });
await Promise.all(
  Array.from({ length: 50 }, async (_, job) => {
    const { status } = await server.call('POST /api/printjobs/article', {
      as: 'member@demo.test',
      body: {
        computerName: 'LINE-1',
        labels: [{ labelId: 1, printerId: 3, articleId: 13, quantity: 1 + (job % 3) }],
        idempotencyKey: `${round}-${job}`,
      },
    });
    process.stdout.write(`answered ${round}-${job} ${status}\n`);
  }),
);
process.stdout.write('ended\n');
await server.close();
process.exit(0);
