import { chromium, type LaunchOptions, type Page } from '@playwright/test';
import { findWholeChromium } from '../../scripts/find-chromium.ts';

/** The browser's permission for a page to reach this computer. */
export type LoopbackPermission = 'granted' | 'denied';

/** Host name that only the browser of these tests resolves, to this computer. */
const HOST = 'labels.example.com';

interface PublicPageOptions {
  launchOptions: LaunchOptions;
  port: number;
  isSecure: boolean;
}

/**
 * Opens a browser that treats a server on this computer as one of the internet: its pages have the permission to reach
 * programs on this computer, or not, as pages from outside do.
 */
export async function openPublicBrowser({ launchOptions, port, isSecure }: PublicPageOptions) {
  const origin = `http://${HOST}:${port}`;
  const browser = await chromium.launch({
    ...launchOptions,
    executablePath: findWholeChromium(),
    args: [
      ...(launchOptions.args ?? []),
      `--host-resolver-rules=MAP ${HOST} 127.0.0.1`,
      `--ip-address-space-overrides=127.0.0.1:${port}=public`,
      // Replaces https, which needs a certificate.
      ...(isSecure ? [`--unsafely-treat-insecure-origin-as-secure=${origin}`] : []),
    ],
  });
  return {
    origin,
    newPage: async () => (await browser.newContext()).newPage(),
    close: () => browser.close(),
  };
}

/**
 * Sets the permission, as the person does in the browser's prompt or in its settings. It lasts as long as the browser:
 * a decision ends with the session that made it.
 */
export async function setLoopbackPermission(
  page: Page,
  origin: string,
  setting: LoopbackPermission,
): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const { targetInfo } = await session.send('Target.getTargetInfo');
  const browser = await page.context().browser()?.newBrowserCDPSession();
  await browser?.send('Browser.setPermission', {
    permission: { name: 'loopback-network' },
    setting,
    origin,
    ...(targetInfo.browserContextId && { browserContextId: targetInfo.browserContextId }),
  });
}
