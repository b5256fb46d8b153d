/** The check digit of the first twelve digits of an EAN-13: weights 1 and 3 in turn, filled up to the next ten. */
function ean13CheckDigit(twelveDigits: string): number {
  const sum = Array.from(twelveDigits).reduce(
    (total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3),
    0,
  );
  return (10 - (sum % 10)) % 10;
}

/** Twelve digits with their check digit. */
export const toEan13 = (twelveDigits: string) => `${twelveDigits}${ean13CheckDigit(twelveDigits)}`;

export const isEan13 = (code: string) => /^\d{13}$/.test(code) && toEan13(code.slice(0, 12)) === code;
