/**
 * Returns the reads that a screen in the member layout sends first, as addresses below the product API. They are sent
 * from index.html, before the app is there to ask for them (scripts/delivery/start-script.ts).
 * @param path address of the screen with its parameters
 */
export function firstReads(path: string): string[] {
  return [];
}
