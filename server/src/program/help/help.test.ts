import { afterEach, beforeEach, describe, expect, it } from 'vitest';
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
  const get = (path: string) => server.fetch(new Request(`http://platen.test${path}`));

  it('are open to everybody, run no program and may be framed by nobody', async () => {
    for (const path of ['/help', '/status']) {
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
    expect(page).toContain('<h2>Print a label</h2>');
    expect(page).toContain('<h2 id="support">Support</h2>');
  });

  it('say what /health answers', async () => {
    expect(await (await get('/status')).text()).toContain('Everything works.');
    pingFailure = new Error('gone');
    const answer = await get('/status');
    expect(answer.status).toBe(503);
    expect((await get('/health')).status).toBe(503);
    expect(await answer.text()).toContain('Platen is not available at the moment.');
  });

  it('say why nothing can be changed on a full disk', async () => {
    pingFailure = storageFull(new Error('full'));
    const answer = await get('/health');
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toMatch(/^6\d$/);
    expect(await answer.text()).toContain('The storage of the server is full.');
    expect((await get('/status')).status).toBe(503);
  });
});
