/** Loads articles into the data directory named in its arguments, and prints when it has begun and when it has ended. */
import { withCheckDigit } from 'label-core/gtin';
import { loadArticles } from '../catalogue/articles/load/load-articles.ts';
import { openDataDir } from '../foundation/store/open-data-dir.ts';

const [dataDir = '', organizationId = '', count = ''] = process.argv.slice(2);
const store = await openDataDir(dataDir);
const rows = Array.from({ length: Number(count) }, (_, index) => ({
  ean: withCheckDigit(`298${String(index).padStart(9, '0')}`),
  name: `Loaded ${index}`,
  ingredients: '',
}));
process.stdout.write('begun\n');
await loadArticles(store, { organizationId: Number(organizationId), rows, labelNames: [] });
process.stdout.write('ended\n');
await store.close();
