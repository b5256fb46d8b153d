import { resolve } from 'node:path';
import { expect, test as base } from '@playwright/test';
import { galleryOutput } from '../../scripts/gallery-build.ts';
import { openHost, type Host } from '../stage/host.ts';
import { answerFromFolder } from '../stage/static-app.ts';
import type { Look } from './components.ts';
import { GalleryPage } from './gallery-page.ts';

const BUILT = galleryOutput(resolve(import.meta.dirname, '../..'));

interface WorkerFixtures {
  /** Host of the built gallery, without services. */
  galleryHost: Host;
  /** Returns the page of a look, shared by all tests of a worker. */
  galleryIn: (look: Look) => Promise<GalleryPage>;
}

/** Test with the built gallery. */
export const test = base.extend<object, WorkerFixtures>({
  galleryHost: [
    // Playwright reads the fixtures a function needs from its first parameter.
    async ({ playwright: _playwright }, use) => {
      const host = await openHost(async (request) => answerFromFolder(BUILT, new URL(request.url).pathname));
      await use(host);
      await host.close();
    },
    { scope: 'worker' },
  ],
  galleryIn: [
    async ({ browser, galleryHost }, use) => {
      const pages = new Map<string, GalleryPage>();
      await use(async (look) => {
        const page = pages.get(look.name) ?? (await GalleryPage.open(browser, galleryHost.origin, look));
        pages.set(look.name, page);
        return page;
      });
      await Promise.all([...pages.values()].map(({ page }) => page.close()));
    },
    { scope: 'worker' },
  ],
});

export { expect };
