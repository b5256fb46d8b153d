/** A key nobody else makes; pages that are not served securely lack `randomUUID`. */
export function newPrintKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
