/** The TEST banner shows on hosts whose name contains test or localhost (specification 2). */
export function isTestHost(hostname: string): boolean {
  return /test|localhost/i.test(hostname);
}
