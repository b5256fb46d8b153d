import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { requireNoticed } from '../licences/bundled-packages.ts';
import { APP_NOTICES, noticesOf } from '../licences/notices.ts';

/**
 * Lays the notices of third parties beside the page of the app, and fails the build when a package is in it that they do
 * not name.
 * @param root root of the project
 */
export const thirdPartyNotices = (root: string): Plugin => ({
  name: 'third-party-notices',
  configureServer({ middlewares }) {
    middlewares.use(`/${APP_NOTICES}`, (_request, response) => {
      response.setHeader('Content-Type', 'text/plain; charset=utf-8');
      response.end(noticesOf(root, 'app'));
    });
  },
  generateBundle() {
    // Other pages are built with the same plugins, such as the gallery: they stay here.
    if (resolve(this.environment.config.root) !== root) return;
    requireNoticed(this.getModuleIds(), root, 'app');
    this.emitFile({ type: 'asset', fileName: APP_NOTICES, source: noticesOf(root, 'app') });
  },
});
