import { z } from 'zod';
import { freePort } from '../wire/free-port.ts';
import type { Browser } from './browser.ts';
import { Program } from './program.ts';
import { callWebDriver } from './web-driver.ts';

const SCREEN = '1600x1200x24';
const WINDOW = { width: 1400, height: 1000 };
const READY_TIMEOUT_MS = 20_000;
const LOOK_AGAIN_MS = 100;
/** Key under which W3C WebDriver returns an element. */
const ELEMENT_KEY = 'element-6066-11e4-a52e-4f735466cecf';

const sessionSchema = z.object({
  sessionId: z.string(),
  capabilities: z.looseObject({ browserVersion: z.string() }),
});

/** Opens the MiniBrowser of WebKitGTK on a separate screen (Xvfb), driven by WebKitWebDriver. */
export async function openWebKitGtk(): Promise<Browser> {
  const screen = new Program('Xvfb', ['-displayfd', '1', '-screen', '0', SCREEN, '-nolisten', 'tcp']);
  const display = await screen.says(/^(\d+)$/m);
  const port = await freePort();
  const driver = new Program('WebKitWebDriver', [`--port=${port}`], {
    DISPLAY: `:${display}`,
    GTK_A11Y: 'none',
    LANG: 'C.UTF-8',
    LANGUAGE: 'en_GB',
  });
  const origin = `http://127.0.0.1:${port}`;
  await answers(`${origin}/status`);
  const { sessionId, capabilities } = sessionSchema.parse(
    await callWebDriver('POST', `${origin}/session`, { capabilities: {} }),
  );
  const session = `${origin}/session/${sessionId}`;
  await callWebDriver('POST', `${session}/window/rect`, WINDOW);

  return {
    version: capabilities.browserVersion,
    goTo: async (url) => {
      await callWebDriver('POST', `${session}/url`, { url });
    },
    call: async (source, text) => {
      const script = `return (${source}).apply(undefined, arguments);`;
      const value = await callWebDriver('POST', `${session}/execute/sync`, { script, args: [text] });
      return z.string().nullish().parse(value) ?? undefined;
    },
    act: async (actions) => {
      await callWebDriver('POST', `${session}/actions`, { actions });
    },
    chooseFile: async (selector, path) => {
      const found = await callWebDriver('POST', `${session}/element`, {
        using: 'css selector',
        value: selector,
      });
      const { [ELEMENT_KEY]: element } = z.object({ [ELEMENT_KEY]: z.string() }).parse(found);
      await callWebDriver('POST', `${session}/element/${element}/value`, { text: path });
    },
    screenshot: async () =>
      Buffer.from(z.string().parse(await callWebDriver('GET', `${session}/screenshot`)), 'base64'),
    close: async () => {
      await callWebDriver('DELETE', session);
      await driver.stop();
      await screen.stop();
    },
  };
}

async function answers(url: string): Promise<void> {
  const endsAt = Date.now() + READY_TIMEOUT_MS;
  for (;;) {
    const isUp = await fetch(url).then(
      () => true,
      () => false,
    );
    if (isUp) return;
    if (Date.now() > endsAt) throw new Error('WebKitWebDriver did not answer.');
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
  }
}
