/** A key nobody else makes; pages that are not served securely lack `crypto.randomUUID`. 32 hexadecimal digits. */
export function newKey(): string {
  const numbers = crypto.getRandomValues(new Uint32Array(4));
  return Array.from(numbers, (number) => number.toString(16).padStart(8, '0')).join('');
}
