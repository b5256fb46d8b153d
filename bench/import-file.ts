import { benchEan } from './bench-label.ts';

const KINDS = ['Tarte', 'Brownie', 'Crème brûlée', 'Apple pie', 'Muesli', 'Olive oil', 'Soup', 'Cheddar'];
const TASTES = ['vanilla', 'chocolate', 'organic', 'hazelnut', 'lemon', 'sea salt', 'pepper', 'à la crème'];
const SIZES = ['1 part', '250 g', '500 g', '1 kg', '6 pieces'];

/** Returns a CSV file of new articles, with the columns of the import tests. */
export function importFile(articles: number): string {
  const rows = Array.from({ length: articles }, (_none, at) => {
    const kind = KINDS[at % KINDS.length];
    const taste = TASTES[Math.floor(at / KINDS.length) % TASTES.length];
    const name = `${kind} ${taste} ${SIZES[at % SIZES.length]} no. ${at}`;
    return `${benchEan(at)},${name},"wheat flour, butter (milk), sugar, eggs, salt"\n`;
  });
  return `id,name,ingredients\n${rows.join('')}`;
}
