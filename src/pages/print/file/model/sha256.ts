/**
 * Returns the SHA-256 (FIPS 180-4) of bytes or of a text in UTF-8, hexadecimal; "" where the browser offers none, which it
 * does only to pages over HTTPS and on this computer.
 */
export async function sha256(content: Uint8Array<ArrayBuffer> | string): Promise<string> {
  const { subtle } = crypto as Partial<Crypto>;
  if (!subtle) return '';
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  const digest = new Uint8Array(await subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
