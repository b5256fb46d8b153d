// @isolated: it reads the app’s own form beside the server.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { tellFigures } from '../scripts/soak/figures.ts';
import { PaperPlace } from './gtin-on-paper/paper-place.ts';
import { carrierNames, writtenNumbers } from './gtin-on-paper/written-numbers.ts';
import { Random } from './print-rounds/random.ts';

/**
 * Numbers of articles, valid and not, with zeros and cut, through every way in and onto every carrier: what comes out of
 * the printer is scanned as the same article, or nothing is printed and a sentence says why.
 * `TEST_SEED` makes other numbers, `TEST_LABELS` is how many labels are tried at least.
 */
const LABELS = Number(process.env['TEST_LABELS'] ?? (process.env['TEST_RUN'] === 'all' ? 400 : 80));
/** For a busy machine. */
const TIMEOUT_MS = 60_000 + LABELS * 1000;
const random = new Random(Number(process.env['TEST_SEED'] ?? 1));

let place: PaperPlace;
beforeAll(async () => {
  place = await PaperPlace.open();
});
afterAll(() => place.close());

/** The fourteen digits of what a scanner read. */
const scannedGtin = (text: string) => text.replace(/^\(01\)/, '').padStart(14, '0');

/** All of a list, in an order of chance. */
const shuffled = <Item>(list: readonly Item[]) =>
  list
    .map((item) => ({ item, place: random.next() }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ item }) => item);

it('prints a number as the same article on every carrier, or nothing', { timeout: TIMEOUT_MS }, async () => {
  const wrong: string[] = [];
  const counts = { labels: 0, printed: 0, refused: 0 };
  const ways = Object.entries(place.channels);
  while (counts.labels < LABELS) {
    for (const [way, bringIn] of shuffled(ways)) {
      for (const number of shuffled(writtenNumbers(random))) {
        if (counts.labels >= LABELS) break;
        const printable = await bringIn(number.written);
        for (const carrier of printable ? carrierNames : []) {
          const label = await place.print(carrier, printable ?? { ean: '' });
          const what = `${number.kind}: ${number.written} by ${way} on ${carrier}`;
          counts.labels += 1;
          if ('refusal' in label) {
            counts.refused += 1;
            if (number.carriers.includes(carrier)) wrong.push(`${what} was refused: ${label.refusal}`);
            if (!/digit|GTIN/.test(label.refusal)) wrong.push(`${what} does not say why: ${label.refusal}`);
          } else {
            counts.printed += 1;
            const isSame = scannedGtin(label.scanned) === number.gtin14 && number.carriers.includes(carrier);
            if (!isSame) wrong.push(`${what} was scanned as ${label.scanned}`);
          }
        }
        if (!printable && number.gtin14 !== undefined) wrong.push(`${number.written} is refused by ${way}`);
      }
    }
  }
  process.stderr.write(`\n>>> numbers on paper: ${JSON.stringify(counts)} <<<\n`);
  tellFigures({ 'labels tried': counts.labels, 'labels scanned': counts.printed, refused: counts.refused });
  expect(wrong).toEqual([]);
});
