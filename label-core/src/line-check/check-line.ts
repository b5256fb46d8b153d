import { isRefusal, type Refusal } from '../barcode/refusal.ts';
import { articleIdentity, toGtin14 } from '../gtin/gtin.ts';
import { upcEAsGtin14 } from '../gtin/upc-e.ts';
import { factCount, readCodeFacts, type CodeFacts } from './code-facts.ts';

/** What was scanned at the line, as the scanner sent it. */
export interface LineScans {
  /** Code on the product itself. */
  readonly product: string;
  /** Code on the first label that was printed. */
  readonly label: string;
}

/** What a job prints, as far as a scanner can read it. */
export interface CheckedRun {
  /** Numbers of the article: its identifier and its GTINs; empty when none is printed. */
  readonly articleNumbers: readonly string[];
  /** Codes on the first label, as `printedCodes` returns them. */
  readonly codes: readonly string[];
}

/** One thing that was compared. */
export interface LineCheckFinding {
  readonly scan: keyof LineScans;
  readonly fact: 'number' | 'lot' | 'date';
  /** Application identifier of a date; empty for others. */
  readonly identifier: string;
  /** By the job: a number as it is written there, a date as YYMMDD; empty when the job has none. */
  readonly expected: string;
  /** By the scan; empty when the code has none. */
  readonly found: string;
  readonly isEqual: boolean;
}

export interface LineCheckResult {
  readonly isPassed: boolean;
  readonly findings: readonly LineCheckFinding[];
}

/** A scan that cannot be compared. */
export interface UnreadableScan {
  readonly scan: keyof LineScans;
  readonly refusal: Refusal;
}

export const isUnreadable = (result: LineCheckResult | UnreadableScan): result is UnreadableScan =>
  'refusal' in result;

/**
 * Compares what was scanned with what a job prints. The product must be the article of the job; a lot or a date on it must be
 * those of the label. The label must carry the number, lot and dates of its fullest code: a code beside it that says less
 * would leave them unchecked. Numbers are compared by the rule of article numbers (docs/adr/0028).
 */
export function checkLine(run: CheckedRun, scans: LineScans): LineCheckResult | UnreadableScan {
  const results = readingsOf(scans.product).flatMap((product) =>
    readingsOf(scans.label).map((label) => compare(run, { product, label })),
  );
  return results.find((result) => !isUnreadable(result) && result.isPassed) ?? compare(run, scans);
}

/** Returns what a scan may be: eight digits are those of an EAN-8, or those below a UPC-E. */
const readingsOf = (scan: string): readonly string[] => {
  const upcE = upcEAsGtin14(scan.trim());
  return upcE === undefined ? [scan] : [scan, upcE];
};

function compare(run: CheckedRun, scans: LineScans): LineCheckResult | UnreadableScan {
  const product = readCodeFacts(scans.product);
  if (isRefusal(product)) return { scan: 'product', refusal: product };
  const label = readCodeFacts(scans.label);
  if (isRefusal(label)) return { scan: 'label', refusal: label };
  const codes = factsOf(run.codes);
  const printed = bestMatch(fullestOf(codes), label);
  const findings = [
    productNumber(run, codes, product),
    ...sharedFacts('product', printed, product).filter(
      ({ expected, found }) => expected !== '' && found !== '',
    ),
    ...labelNumber(printed, label),
    ...sharedFacts('label', printed, label).filter(({ expected }) => expected !== ''),
  ];
  return { isPassed: findings.every(({ isEqual }) => isEqual), findings };
}

/**
 * Returns what tells runs of one label and article apart: the numbers, lots and dates of its codes. Labels with the same are
 * checked once, whatever serial numbers they have.
 */
export function runKey(codes: readonly string[]): string {
  return JSON.stringify(
    factsOf(codes).map(({ gtin, lot, dates }) => [gtin ?? '', lot ?? '', Object.entries(dates)]),
  );
}

const factsOf = (codes: readonly string[]): CodeFacts[] =>
  codes.map(readCodeFacts).filter((code): code is CodeFacts => !isRefusal(code));

function fullestOf(codes: readonly CodeFacts[]): readonly CodeFacts[] {
  const most = Math.max(0, ...codes.map(factCount));
  return codes.filter((code) => factCount(code) === most);
}

/** Returns the code that was most likely scanned: the one with the fewest differences. */
function bestMatch(codes: readonly CodeFacts[], label: CodeFacts): CodeFacts | undefined {
  const differences = (code: CodeFacts) =>
    [...labelNumber(code, label), ...sharedFacts('label', code, label)].filter(
      ({ expected, isEqual }) => expected !== '' && !isEqual,
    ).length;
  return codes.toSorted((one, other) => differences(one) - differences(other))[0];
}

const shownNumber = ({ gtin, text }: CodeFacts): string => gtin ?? text;

function productNumber(
  { articleNumbers }: CheckedRun,
  codes: readonly CodeFacts[],
  product: CodeFacts,
): LineCheckFinding {
  const gtins = articleNumbers.filter((number) => toGtin14(number) !== undefined);
  // An article that is known by an internal number only is on the product by the GTIN that its label has.
  const wanted =
    gtins.length > 0 ? gtins : [...articleNumbers, ...codes.map((code) => code.gtin ?? code.text)];
  const found = shownNumber(product);
  return {
    scan: 'product',
    fact: 'number',
    identifier: '',
    expected: wanted[0] ?? '',
    found,
    isEqual: wanted.some((number) => articleIdentity(number) === found),
  };
}

/** A code without a number, lot or date is compared as a whole; one with a lot or a date alone has no number. */
function labelNumber(printed: CodeFacts | undefined, label: CodeFacts): LineCheckFinding[] {
  const isWhole = printed === undefined || factCount(printed) === 0;
  if (!isWhole && printed.gtin === undefined) return [];
  const expected = (isWhole ? printed?.text : printed.gtin) ?? '';
  const found = isWhole ? label.text : shownNumber(label);
  const isEqual = printed !== undefined && expected === found;
  return [{ scan: 'label', fact: 'number', identifier: '', expected, found, isEqual }];
}

/** Compares lot and dates of a scan with those that are printed. */
function sharedFacts(
  scan: keyof LineScans,
  printed: CodeFacts | undefined,
  found: CodeFacts,
): LineCheckFinding[] {
  const compared = (
    fact: 'lot' | 'date',
    identifier: string,
    expected = '',
    read = '',
  ): LineCheckFinding => ({
    scan,
    fact,
    identifier,
    expected,
    found: read,
    isEqual: expected === read,
  });
  const identifiers = Object.keys({ ...printed?.dates, ...found.dates }).toSorted();
  return [
    compared('lot', '', printed?.lot, found.lot),
    ...identifiers.map((identifier) =>
      compared('date', identifier, printed?.dates[identifier], found.dates[identifier]),
    ),
  ];
}
