import { writeFile } from 'node:fs/promises';
import { tellFigures } from '../../scripts/soak/figures.ts';
import { test as base } from '../wire/test.ts';
import type { Engine } from './browser.ts';
import { openFirefox } from './firefox.ts';
import { View } from './view.ts';
import { openWebKitGtk } from './web-kit-gtk.ts';

/** Options set by a project of the configuration. */
export interface EngineOptions {
  readonly engine: Engine;
}

/**
 * Journey against the real services in another browser; system and browser are started once per worker. When a journey
 * fails, a screenshot is saved in `test-results/engines`.
 */
export const test = base.extend<{ view: View }, EngineOptions & { sharedView: View }>({
  engine: ['firefox', { option: true, scope: 'worker' }],
  sharedView: [
    async ({ engine }, use) => {
      const browser = await (engine === 'firefox' ? openFirefox() : openWebKitGtk());
      tellFigures({ browser: `${engine} ${browser.version}` });
      await use(new View(browser));
      await browser.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  view: async ({ sharedView }, use, info) => {
    await use(sharedView);
    if (info.status === info.expectedStatus) return;
    await writeFile(info.outputPath('window.png'), await sharedView.browser.screenshot());
  },
});

export { expect } from '../wire/test.ts';
