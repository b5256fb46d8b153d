/** Loads a CSV of articles: `pnpm load-articles FILE [--organisation demo] [--group NAME] [--label NAME]...` */
import { readFile } from 'node:fs/promises';
import { decodeFile } from 'label-core/import';
import { loadArticles } from '../../catalogue/articles/load/load-articles.ts';
import { readArticleRows } from '../../catalogue/articles/load/read-article-rows.ts';
import { organizations } from '../../foundation/store/schema/index.ts';
import { openStore } from '../../foundation/store/open-store.ts';
import { storeLocation } from './store-location.ts';
import { StoreRefusal } from '../../foundation/store/store-refusal.ts';
import type { Store } from '../../foundation/store/store.ts';
import { readEnvironment } from './environment.ts';
import { readWords } from './read-words.ts';

const shownRejections = 20;

const USAGE = 'pnpm load-articles FILE [--organisation demo] [--group NAME] [--label NAME]...';

const { values, positionals } = readWords(USAGE, {
  allowPositionals: true,
  options: {
    organisation: { type: 'string', default: 'demo' },
    group: { type: 'string' },
    label: { type: 'string', multiple: true, default: [] },
  },
});

async function findOrganization(store: Store, name: string): Promise<number> {
  const all = await store.asHousekeeping((transaction) => transaction.select().from(organizations));
  const found = all.find(
    (one) => one.name.toLowerCase() === name.toLowerCase() || String(one.organizationId) === name,
  );
  if (found) return found.organizationId;
  throw new Error(
    `There is no organisation ${name}. There are: ${all.map((one) => one.name).join(', ') || 'none yet'}.`,
  );
}

async function run(file: string): Promise<void> {
  const startedAt = performance.now();
  const { articles, rejected } = readArticleRows(decodeFile(await readFile(file), 'utf-8'));
  const env = readEnvironment(process.env);
  const store = await openStore(storeLocation(env));
  try {
    const organizationId = await findOrganization(store, values.organisation);
    const { created, alreadyThere, labelNames, groupName } = await loadArticles(store, {
      organizationId,
      rows: articles,
      labelNames: values.label,
      groupName: values.group,
    });
    await store.vacuum();
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    console.log(
      `${created} ${created === 1 ? 'article' : 'articles'} loaded into ${values.organisation}, group ${groupName}, in ${seconds} s.`,
    );
    console.log(`Labels: ${labelNames.join(', ') || 'none'}.`);
    if (alreadyThere > 0)
      console.log(
        alreadyThere === 1
          ? '1 was there already and is left as it is.'
          : `${alreadyThere} were there already and are left as they are.`,
      );
  } finally {
    await store.close();
  }
  for (const { line, reason } of rejected.slice(0, shownRejections))
    console.log(`Line ${line} rejected: ${reason}.`);
  if (rejected.length > shownRejections)
    console.log(
      `… and ${rejected.length - shownRejections} more ${rejected.length - shownRejections === 1 ? 'row' : 'rows'} rejected.`,
    );
}

const [file] = positionals;
if (file === undefined) {
  console.error(`Usage: ${USAGE}`);
  process.exitCode = 2;
} else {
  await run(file).catch((error: unknown) => {
    const hint =
      error instanceof StoreRefusal ? ' The embedded store cannot be shared; with DATABASE_URL it can.' : '';
    console.error(error instanceof Error ? `${error.message}${hint}` : error);
    process.exitCode = 1;
  });
}
