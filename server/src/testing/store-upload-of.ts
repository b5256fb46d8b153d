import { importOptionsSchema } from 'label-core/import';
import { toCaller } from '../foundation/access/caller.ts';
import type { Writer } from '../foundation/audit/writer.ts';
import { demoOrganization } from '../program/demo/demo-organizations.ts';
import { readUpload, storeUpload, type ReadUpload } from '../exchange/imports/store-upload.ts';
import type { Clock } from '../foundation/work/clock.ts';
import type { Store } from '../foundation/store/store.ts';
import { articleOptions } from './import-calls.ts';

/** Returns the importing person for tests that have no calls: the demo's administrator. */
export const importWriter = (clock: Clock): Writer => ({
  services: { clock },
  caller: toCaller({
    organizationId: demoOrganization.organizationId,
    userId: 1,
    sessionId: '',
    email: '',
    firstName: '',
    lastName: '',
    accountTypes: [],
    userRoles: ['DataImporter'],
    qualityRoles: [],
    permissions: [],
    groupIds: [2],
  }),
  clientAddress: 'unknown',
});

/** Returns an uploaded file of articles, already read. */
export const readArticles = (csv: string): Promise<ReadUpload> =>
  readUpload(
    {
      file: new File([csv], 'articles.csv'),
      fileName: 'articles.csv',
      fileEncoding: 'utf-8',
      targetGroups: [2],
      options: importOptionsSchema.parse(articleOptions),
      idempotencyKey: undefined,
    },
    undefined,
  );

/** Stores a file of articles to be imported, without waking the worker. */
export async function keepArticles(store: Store, clock: Clock, csv: string): Promise<number> {
  const upload = await readArticles(csv);
  return store.asOrganization(demoOrganization.organizationId, (transaction) =>
    storeUpload(transaction, importWriter(clock), upload),
  );
}
