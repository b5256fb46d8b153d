import { ORDER_LIMITS, PASTED_CODES } from '../config/limits';

/** A code and how many labels are wanted of it. */
export interface PastedCode {
  code: string;
  quantity: number;
}

/** A code, then what separates columns (tab, semicolon, comma) or an x, then a whole number. */
const WITH_QUANTITY = /^(.+?)(?:\s*[\t;,]\s*|\s+[x×]\s*)(\d{1,6})$/u;

/**
 * Reads what was pasted, one code a line, as a column or two of a spreadsheet have it. A code that comes twice counts
 * together; leading zeros are part of it. Beyond the first 200 codes `isCut` says that there were more.
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
