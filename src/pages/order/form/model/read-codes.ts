import { ORDER_LIMITS, PASTED_CODES } from '../config/limits';

/** Code and the number of labels wanted of it. */
export interface PastedCode {
  code: string;
  quantity: number;
}

/** Matches a code, a column separator (tab, semicolon, comma) or an x, and a whole number. */
const WITH_QUANTITY = /^(.+?)(?:\s*[\t;,]\s*|\s+[x×]\s*)(\d{1,6})$/u;

/**
 * Parses pasted text with one code per line, as one or two columns of a spreadsheet are pasted. The quantities of a
 * repeated code are added; leading zeros are part of a code. Returns the first 200 codes; `isCut` says that there were
 * more.
 */
export function readCodes(text: string): { codes: PastedCode[]; isCut: boolean } {
  const quantities = new Map<string, number>();
  for (const line of text.split(/\r?\n/)) {
    const { code, quantity } = readLine(line.trim());
    if (code !== '') quantities.set(code, (quantities.get(code) ?? 0) + quantity);
  }
  const codes = [...quantities].map(([code, quantity]) => ({
    code,
    quantity: Math.min(ORDER_LIMITS.quantity, quantity),
  }));
  return { codes: codes.slice(0, PASTED_CODES), isCut: codes.length > PASTED_CODES };
}

function readLine(line: string): PastedCode {
  const [, code = line, digits = '1'] = WITH_QUANTITY.exec(line) ?? [];
  return { code: code.trim(), quantity: Math.max(1, Number(digits)) };
}
