import { readGs1Date } from 'label-core/gs1';
import { isGtinFault, readGtin } from 'label-core/gtin';
import { formatLocale } from '@/shared/i18n';
import type { CheckFinding } from '../api/print-job-schema';
import { texts } from '../i18n';

const { scans, facts, differs, missing } = texts.lineCheck;

/** What differed in a line check, a sentence for each; nothing when all was equal. */
export function CheckFindings({ findings }: { findings: readonly CheckFinding[] }) {
  const wrong = findings.filter(({ isEqual }) => !isEqual);
  if (wrong.length === 0) return null;
  return (
    <ul>
      {wrong.map((finding) => (
        <li key={`${finding.scan} ${finding.fact} ${finding.identifier}`}>{formatFinding(finding)}</li>
      ))}
    </ul>
  );
}

function formatFinding({ scan, fact, identifier, expected, found }: CheckFinding): string {
  const words = {
    scan: textOf(scans, scan),
    fact: textOf(facts, `${fact}${identifier}`) || textOf(facts, fact),
    expected: formatFact(fact, expected),
  };
  return found === '' ? missing(words) : differs({ ...words, found: formatFact(fact, found) });
}

const textOf = (all: Readonly<Record<string, string>>, key: string): string =>
  Object.hasOwn(all, key) ? (all[key] ?? '') : '';

/** Returns a date of a code, YYMMDD, as a person writes it, and a GTIN in fourteen digits in the length it was issued in. */
function formatFact(fact: string, text: string): string {
  if (fact === 'number') {
    const gtin = readGtin(text);
    return isGtinFault(gtin) || text !== gtin.digits ? text : text.slice(-gtin.issuedAs);
  }
  const date = fact === 'date' ? readGs1Date(text, new Date().getFullYear()) : undefined;
  return date
    ? new Intl.DateTimeFormat(formatLocale(), { dateStyle: 'medium', timeZone: 'UTC' }).format(
        Date.UTC(date.year, date.month - 1, date.day),
      )
    : text;
}
