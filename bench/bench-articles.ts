import { demoOrganization, loadArticles, type Store } from 'server';
import { benchEan } from './bench-label.ts';

const KINDS = ['Tarte', 'Brownie', 'Crème brûlée', 'Apple pie', 'Muesli', 'Olive oil', 'Soup', 'Cheddar'];
const TASTES = ['vanilla', 'chocolate', 'organic', 'hazelnut', 'lemon', 'sea salt', 'pepper', 'à la crème'];
const SIZES = ['1 part', '250 g', '500 g', '1 kg', '6 pieces'];

const pick = (words: readonly string[], at: number) => words[at % words.length] ?? '';

/** Adds `count` articles to the demo organisation, as `pnpm load-articles` does. */
export async function addBenchArticles(store: Store, count: number): Promise<void> {
  const rows = Array.from({ length: count }, (_none, at) => ({
    ean: benchEan(at),
    name: `${pick(KINDS, at)} ${pick(TASTES, Math.floor(at / 8))} ${pick(SIZES, at)} no. ${at}`,
    ingredients: 'wheat flour, butter (milk), sugar, eggs, salt',
  }));
  const { organizationId } = demoOrganization;
  await loadArticles(store, { organizationId, rows, labelNames: [] });
  await store.vacuum();
}
