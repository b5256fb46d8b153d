// @isolated: it reads the app’s own form beside the server.
// @rounds: numbers by chance, each on eleven labels.
import { readDigitalLink } from 'label-core/gs1';
import { upcEAsGtin14 } from 'label-core/gtin';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { tellFigures } from '../scripts/soak/figures.ts';
import { PaperPlace, type PrintedLabel } from './gtin-on-paper/paper-place.ts';
import {
  carrierNames,
  writtenNumbers,
  type CarrierName,
  type WrittenNumber,
} from './gtin-on-paper/written-numbers.ts';
import { Random } from './print-rounds/random.ts';

/**
 * Article numbers, valid and invalid, with zeros and shortened, through every channel and onto every carrier: the print
 * is scanned as the same article, or nothing is printed and a sentence says why. `TEST_SEED` makes other numbers,
 * `TEST_LABELS` is the min. number of labels to try.
 */
const LABELS = Number(process.env['TEST_LABELS'] ?? 400);
/** Long enough for a busy machine. */
const TIMEOUT_MS = 60_000 + LABELS * 1000;
const random = new Random(Number(process.env['TEST_SEED'] ?? 1));

let place: PaperPlace;
beforeAll(async () => {
  place = await PaperPlace.open();
});
afterAll(() => place.close());

/** Returns the fourteen digits of what a scanner read: of a web address, of an element, of a UPC-E, or of a number. */
function scannedGtin(text: string, carrier: CarrierName): string {
  const element = readDigitalLink(text)?.find(({ identifier }) => identifier === '01');
  if (element || carrier.startsWith('gs1dl')) return element?.data ?? '';
  const digits = text.replace(/^\(01\)/, '');
  return (carrier === 'upce' ? upcEAsGtin14(digits) : undefined) ?? digits.padStart(14, '0');
}

/** Returns the list in random order. */
const shuffled = <Item>(list: readonly Item[]) =>
  list
    .map((item) => ({ item, place: random.next() }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ item }) => item);

/** Yields numbers with their channels without end: every number by every channel, in random order, then new numbers. */
function* occasions() {
  const ways = Object.entries(place.channels);
  for (;;)
    for (const [way, bringIn] of shuffled(ways))
      for (const number of shuffled(writtenNumbers(random))) yield { way, bringIn, number };
}

/** Returns what is wrong with a label of this number; undefined when it is correct, or correctly refused. */
function faultOf(
  { gtin14, carriers }: WrittenNumber,
  carrier: CarrierName,
  label: PrintedLabel,
): string | undefined {
  const mayCarry = carriers.includes(carrier);
  if ('scanned' in label)
    return mayCarry && scannedGtin(label.scanned, carrier) === gtin14
      ? undefined
      : `was scanned as ${label.scanned}`;
  if (mayCarry) return `was refused: ${label.refusal}`;
  return /digit|GTIN|zeros to leave out/.test(label.refusal)
    ? undefined
    : `does not say why: ${label.refusal}`;
}

it('prints a number as the same article on every carrier, or nothing', { timeout: TIMEOUT_MS }, async () => {
  const wrong: string[] = [];
  const counts = { tried: 0, scanned: 0, refused: 0 };
  for (const { way, bringIn, number } of occasions()) {
    if (counts.tried >= LABELS) break;
    const what = `${number.kind}: ${number.written} by ${way}`;
    const printable = await bringIn(number.written);
    if (!printable && number.gtin14 !== undefined) wrong.push(`${what} is refused`);
    if (!printable) continue;
    for (const carrier of carrierNames) {
      const label = await place.print(carrier, printable);
      const fault = faultOf(number, carrier, label);
      if (fault !== undefined) wrong.push(`${what} on ${carrier} ${fault}`);
      counts.tried += 1;
      counts['scanned' in label ? 'scanned' : 'refused'] += 1;
    }
  }
  process.stderr.write(`\n>>> numbers on paper: ${JSON.stringify(counts)} <<<\n`);
  tellFigures({ 'labels tried': counts.tried, 'labels scanned': counts.scanned, refused: counts.refused });
  expect(wrong).toEqual([]);
});
