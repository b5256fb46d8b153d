/** Returns a random key of 32 hexadecimal digits. Does not use `crypto.randomUUID`, which insecure pages lack. */
export function newKey(): string {
  const numbers = crypto.getRandomValues(new Uint32Array(4));
  return Array.from(numbers, (number) => number.toString(16).padStart(8, '0')).join('');
}
