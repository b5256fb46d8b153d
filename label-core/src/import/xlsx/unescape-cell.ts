/** Decodes characters that XML cannot contain and that spreadsheets write as _x000D_. */
export const unescapeCell = (text: string) =>
  text.replaceAll(/_x([\da-f]{4})_/gi, (_whole, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
