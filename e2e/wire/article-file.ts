import { readFileSync } from 'node:fs';
import { readArticleRows } from 'server';

/** Article whose number begins with zeros. */
const CREME = { ean: withCheckDigit('003456700001'), name: 'Crème brûlée "maison", 4 × 90 g' };

const ARTICLE_COUNT = 1000;

/** Typical names in shops: accents, symbols, long compounds and other alphabets. */
const NAMES = [
  'Pâté de campagne au piment d’Espelette',
  'Rindfleischetikettierungswurst, fein geräuchert',
  'Müsli “Große Nuss” mit Äpfeln & Birnen',
  'Φέτα ΠΟΠ βαρελίσια',
  'Сметана домашняя 20 %',
  'Nước mắm cá cơm đặc biệt',
  'Ñoquis de patata, sin gluten',
  'Żurek śląski z kiełbasą',
  'Smørrebrødspålæg, røget ål',
  'Șuncă țărănească afumată',
  'Jamón "reserva", cortado a mano',
  'Extra long name of a mixed fruit and nut selection with raisins, cranberries, hazelnuts and almonds',
] as const;

const INGREDIENTS = 'Milk, “sugar”, eggs (free-range); salt < 1 %,\nmay contain: nuts';

/**
 * Returns the rows of the file that this test loads: `ARTICLES_CSV` names another one, in UTF-8 with ean, name and
 * ingredients.
 */
export function articleCsv(): string {
  const path = process.env['ARTICLES_CSV'];
  return path === undefined ? generatedCsv() : readFileSync(path, 'utf8');
}

/** Returns the first article of the file with a crème in its name, which the tests search for and print. */
export function cremeArticle(): { ean: string; name: string } {
  const found = readArticleRows(articleCsv()).articles.find(({ name }) => /crème/i.test(name));
  if (!found) throw new Error('The file of articles has no crème in it.');
  return found;
}

function generatedCsv(): string {
  const articles = Array.from({ length: ARTICLE_COUNT - 1 }, (_, index) => ({
    ean: withCheckDigit(String(20_000_000 + index * 7).padStart(12, index % 5 === 0 ? '0' : '4')),
    name: `${NAMES[index % NAMES.length]} ${index}`,
  }));
  const rows = [CREME, ...articles].map(({ ean, name }) =>
    [ean, quoted(name), quoted(INGREDIENTS)].join(','),
  );
  return ['ean,name,ingredients', ...rows].join('\n');
}

function quoted(text: string): string {
  return `"${text.replaceAll('"', '""')}"`;
}

/** Returns the twelve digits with the check digit of an EAN-13. */
function withCheckDigit(twelve: string): string {
  const sum = Array.from(twelve).reduce(
    (total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3),
    0,
  );
  return `${twelve}${(10 - (sum % 10)) % 10}`;
}
