import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createServer, type Server } from '../create-server.ts';
import { storageFull } from '../../foundation/store/store-unavailable.ts';
import type { Store } from '../../foundation/store/store.ts';
import { emptyStore } from '../../testing/shared-store.ts';
import { testStores } from '../../testing/test-stores.ts';

const [kind] = await testStores();

describe('the pages about the server itself', () => {
  let store: Store;
  let server: Server;
  let pingFailure: Error | undefined;
  beforeEach(async () => {
    pingFailure = undefined;
    if (!kind) throw new Error('There is a store in every run.');
    store = await emptyStore(kind);
    const ping = () => (pingFailure ? Promise.reject(pingFailure) : store.ping());
    server = await createServer({ store: { ...store, ping } });
  });
  afterEach(() => server.close());
  const get = (path: string, accepted?: string) =>
    server.fetch(
      new Request(`http://platen.test${path}`, accepted ? { headers: { 'accept-language': accepted } } : {}),
    );

  it('are open to everybody, run no program and may be framed by nobody', async () => {
    for (const path of ['/help', '/status', '/helper']) {
      const answer = await get(path);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
      const policy = answer.headers.get('content-security-policy') ?? '';
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toContain('script-src');
      expect(await answer.text()).not.toMatch(/<script|undefined|style=/);
    }
  });

  it('say how to print, and whom to ask', async () => {
    const page = await (await get('/help')).text();
    expect(page).toContain('<title>Help – Platen</title>');
    expect(page).toContain('<h2>Print a label</h2>');
    expect(page).toContain('<h2 id="support">Support</h2>');
  });

  it('lead to the notices of third parties, which lie beside the app', async () => {
    const page = await (await get('/help')).text();
    expect(page).toContain('href="./third-party-notices.txt"');
  });

  it.each([
    ['their address', '/help?language=de', 'fr', 'de', 'Ein Etikett drucken'],
    [
      'their address where it names a region',
      '/help?language=es-MX',
      undefined,
      'es',
      'Imprimir una etiqueta',
    ],
    ['the browser', '/help', 'sv, fr;q=0.8, de;q=0.4', 'fr', 'Imprimer une étiquette'],
    ['the browser where the address names none', '/status?language=xx', 'de-AT', 'de', 'Alles funktioniert.'],
    ['English otherwise', '/help', 'de;q=0, *', 'en', 'Print a label'],
  ])('are in the language of %s', async (_, path, accepted, language, words) => {
    const answer = await get(path, accepted);
    expect(answer.headers.get('content-language')).toBe(language);
    expect(answer.headers.get('vary')).toContain('Accept-Language');
    const page = await answer.text();
    expect(page).toContain(`<html lang="${language}">`);
    expect(page).toContain(words);
  });

  it('lead to themselves in the other languages, and to each other in their own', async () => {
    const page = await (await get('/help?language=fr')).text();
    const offered = [...page.matchAll(/href="\?language=(\w+)"/g)].map(([, language]) => language);
    expect(offered).toEqual(['en', 'de', 'es']);
    expect(page).toContain('<b aria-current="true">Français</b>');
    expect(page).toContain('href="./status?language=fr"');
  });

  it.each([
    ['a script', encodeURIComponent('"><script>alert(1)</script>')],
    ['a very long text', 'de'.repeat(5000)],
    ['a name of every object', '__proto__'],
    ['nothing', ''],
  ])('are in English for %s as their language', async (_, language) => {
    const answer = await get(`/help?language=${language}`);
    expect([answer.status, answer.headers.get('content-language')]).toEqual([200, 'en']);
    expect(await answer.text()).toBe(await (await get('/help')).text());
  });

  /** Resolves when the server knows of the fault: what it knows of the store is a second old at most. */
  const isKnown = () =>
    vi.waitFor(async () => expect((await get('/status')).status).toBe(503), {
      timeout: 5_000,
      interval: 100,
    });

  it('say whether the store answers, which is no question of liveness or readiness', async () => {
    expect(await (await get('/status')).text()).toContain('Everything is working.');
    pingFailure = new Error('gone');
    await isKnown();
    const answer = await get('/status');
    expect(answer.status).toBe(503);
    expect(await answer.text()).toContain('Platen is not available at the moment.');
    expect([(await get('/health')).status, (await get('/ready')).status]).toEqual([200, 200]);
  });

  it('say why nothing can be changed on a full disk', async () => {
    pingFailure = storageFull(new Error('full'));
    await isKnown();
    expect(await (await get('/status')).text()).toContain('Database: its storage is full.');
  });

  it('are still answered by a server that is told to stop, which is not ready any more', async () => {
    server.drain();
    const ready = await get('/ready');
    expect([ready.status, await ready.json()]).toMatchObject([
      503,
      { Message: 'The server takes no calls at the moment. Please try again.' },
    ]);
    expect([(await get('/health')).status, (await get('/help')).status]).toEqual([200, 200]);
  });
});
