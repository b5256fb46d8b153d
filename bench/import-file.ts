import { benchEan } from './bench-label.ts';

const KINDS = ['Tarte', 'Brownie', 'Crème brûlée', 'Apple pie', 'Muesli', 'Olive oil', 'Soup', 'Cheddar'];
const TASTES = ['vanilla', 'chocolate', 'organic', 'hazelnut', 'lemon', 'sea salt', 'pepper', 'à la crème'];
const SIZES = ['1 part', '250 g', '500 g', '1 kg', '6 pieces'];

/** Returns a CSV file of articles that are numbered from the first, with the columns of the import tests. */
export function importFile(articles: number, first = 0): string {
  const rows = Array.from({ length: articles }, (_none, index) => {
    const at = first + index;
    const kind = KINDS[at % KINDS.length];
    const taste = TASTES[Math.floor(at / KINDS.length) % TASTES.length];
    const name = `${kind} ${taste} ${SIZES[at % SIZES.length]} no. ${at}`;
    return `${benchEan(at)},${name},"wheat flour, butter (milk), sugar, eggs, salt"\n`;
  });
  return `id,name,ingredients\n${rows.join('')}`;
}
