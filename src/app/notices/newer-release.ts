/**
 * Whether the server has another page for this address than the one that is open: its first script has another name with
 * every release. A network that is down is no release.
 */
export async function isNewerReleaseOut(): Promise<boolean> {
  const own = document.querySelector('script[type="module"][src]')?.getAttribute('src');
  if (own === null || own === undefined) return false;
  try {
    // No answer of a service: the page itself, past every cache.
    const answer = await fetch(globalThis.location.pathname, { cache: 'no-store' });
    return answer.ok && !(await answer.text()).includes(own);
  } catch {
    return false;
  }
}
