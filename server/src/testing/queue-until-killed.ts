/** Queues mails in the data directory named in its arguments and prints each number once its commit was acknowledged. */
import { join } from 'node:path';
import { openKeysFile } from '../foundation/keys/keys-file.ts';
import { queueMail } from '../foundation/mail/outbox.ts';
import { openDataDir } from '../foundation/store/open-data-dir.ts';

const [dataDir = ''] = process.argv.slice(2);
const keys = await openKeysFile(join(dataDir, 'keys.json'));
const store = await openDataDir(dataDir);
for (let number = 1; ; number += 1) {
  const content = { to: 'asa@example.com', subject: String(number), text: 'x', html: 'x' };
  await store.asOrganization(1001, (transaction) =>
    queueMail(transaction, keys, { organizationId: 1001, kind: 'reset', content, now: new Date() }),
  );
  process.stdout.write(`${number}\n`);
}
