import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { BidiConnection } from './bidi-connection.ts';
import type { Browser } from './browser.ts';
import { Program } from './program.ts';

/** Preferences for a Firefox that requests nothing but the app, asks no questions and has no animations. */
const PREFERENCES: Readonly<Record<string, boolean | number | string>> = {
  'app.normandy.enabled': false,
  'app.update.disabledForTesting': true,
  'browser.aboutwelcome.enabled': false,
  'browser.safebrowsing.downloads.remote.enabled': false,
  'browser.safebrowsing.malware.enabled': false,
  'browser.safebrowsing.phishing.enabled': false,
  'browser.search.update': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.page': 0,
  'datareporting.policy.dataSubmissionEnabled': false,
  'dom.disable_open_during_load': false,
  'extensions.update.enabled': false,
  'intl.accept_languages': 'en-GB',
  'intl.locale.requested': 'en-GB',
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'signon.rememberSignons': false,
  'toolkit.telemetry.enabled': false,
  'ui.prefersReducedMotion': 1,
};

const WINDOW = { width: 1400, height: 1000 };

const sessionSchema = z.object({ capabilities: z.looseObject({ browserVersion: z.string() }) });
const treeSchema = z.object({ contexts: z.tuple([z.looseObject({ context: z.string() })]) });
const nodesSchema = z.object({ nodes: z.array(z.looseObject({ sharedId: z.string() })) });
const shotSchema = z.object({ data: z.string() });
const callSchema = z.discriminatedUnion('type', [
  z.looseObject({ type: z.literal('success'), result: z.looseObject({ value: z.unknown().optional() }) }),
  z.looseObject({ type: z.literal('exception'), exceptionDetails: z.looseObject({ text: z.string() }) }),
]);

/** Opens the installed Firefox, headless and with a profile of its own, driven by its WebDriver BiDi. */
export async function openFirefox(): Promise<Browser> {
  const profile = await mkdtemp(join(tmpdir(), 'platen-firefox-'));
  const lines = Object.entries(PREFERENCES).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  await writeFile(join(profile, 'user.js'), lines.join('\n'));
  const words = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'];
  const program = new Program('firefox-esr', [...words, 'about:blank'], { HOME: profile });
  const url = await program.says(/WebDriver BiDi listening on (ws:\S+)/);
  const bidi = await BidiConnection.open(`${url}/session`);
  const { capabilities } = sessionSchema.parse(await bidi.send('session.new', { capabilities: {} }));
  const { contexts } = treeSchema.parse(await bidi.send('browsingContext.getTree', {}));
  const [{ context }] = contexts;
  await bidi.send('browsingContext.setViewport', { context, viewport: WINDOW });

  return {
    version: capabilities.browserVersion,
    goTo: async (address) => {
      await bidi.send('browsingContext.navigate', { context, url: address, wait: 'complete' });
    },
    call: async (source, text) => {
      const answer = callSchema.parse(
        await bidi.send('script.callFunction', {
          target: { context },
          functionDeclaration: source,
          awaitPromise: true,
          arguments: [{ type: 'string', value: text }],
        }),
      );
      if (answer.type === 'exception') throw new Error(answer.exceptionDetails.text);
      return z.string().optional().parse(answer.result.value);
    },
    act: async (actions) => {
      await bidi.send('input.performActions', { context, actions });
    },
    chooseFile: async (selector, path) => {
      const locator = { type: 'css', value: selector };
      const { nodes } = nodesSchema.parse(
        await bidi.send('browsingContext.locateNodes', { context, locator, maxNodeCount: 1 }),
      );
      const [element] = nodes;
      if (!element) throw new Error(`There is no ${selector}.`);
      await bidi.send('input.setFiles', {
        context,
        element: { sharedId: element.sharedId },
        files: [path],
      });
    },
    screenshot: async () => {
      const { data } = shotSchema.parse(await bidi.send('browsingContext.captureScreenshot', { context }));
      return Buffer.from(data, 'base64');
    },
    close: async () => {
      await bidi.send('browser.close', {});
      bidi.close();
      await program.stop();
      await rm(profile, { recursive: true, force: true });
    },
  };
}
