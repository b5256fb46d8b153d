import type { Page } from '@playwright/test';

const PATIENCE_MS = 60_000;

/** What shows that a screen can be used. */
export interface ReadySign {
  /** Element that has text, or that takes the key. */
  readonly selector: string;
  /** One character, for a field: it is typed until the field keeps it. */
  readonly key?: string;
  /** None of these is visible any more. */
  readonly without?: string;
}

/** The text of the first row of a list is painted. */
export const firstRowPainted: ReadySign = { selector: 'tbody a' };

/** A key typed into the e-mail field appears there. */
export const keyAppears: ReadySign = { selector: 'input[type="email"]', key: 'a' };

/** The screen has its title, and no part of it waits for data. */
export const contentShown: ReadySign = {
  selector: 'h1',
  without: '.mantine-Skeleton-root, [aria-busy="true"]',
};

/**
 * Watches every document that this page opens from now on. The page itself looks and types, so that no time of the
 * driver is in the figure.
 */
export async function watchReady(page: Page, sign: ReadySign): Promise<void> {
  await page.addInitScript(watch, { ...sign, patienceMs: PATIENCE_MS });
}

/**
 * Resolves with the ms from the start of the navigation to the end of the first painted frame with the sign.
 * @throws Error when it is not there after a minute
 */
export const readyMs = (page: Page): Promise<number> =>
  page.evaluate(() => (globalThis as unknown as { readonly ready: Promise<number> }).ready);

/** Runs in the page before all its scripts. */
function watch({ selector, key, without, patienceMs }: ReadySign & { readonly patienceMs: number }): void {
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- the page gets this function alone
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const painted = async () => {
    await frame();
    // A message posted in a frame is delivered after that frame is painted.
    const { port1, port2 } = new MessageChannel();
    return new Promise<number>((resolve) => {
      port1.addEventListener('message', () => {
        port1.close();
        resolve(performance.now());
      });
      port1.start();
      port2.postMessage(null);
    });
  };
  const isThere = () => {
    const found = document.querySelector(selector);
    return found !== null && (key !== undefined || found.textContent.trim() !== '');
  };
  const shown = async (): Promise<number> => {
    const at = await painted();
    // After a frame, because it would be laid out for the question at any other time.
    const waiting = without === undefined ? [] : [...document.querySelectorAll(without)];
    return waiting.some((one) => one.checkVisibility()) ? shown() : at;
  };
  const type = () => {
    const field = document.querySelector<HTMLInputElement>(selector);
    if (key === undefined || field === null || field.value === key) return field;
    field.focus();
    document.execCommand('insertText', false, key);
    return field;
  };
  const typed = async (): Promise<number> => {
    const field = type();
    const at = await painted();
    const isShown = field?.value === key;
    // A framework that has not taken the key over puts the field back in the next frame.
    await frame();
    const isKept = field?.isConnected === true && field.value === key;
    return isShown && isKept ? at : typed();
  };
  const whatIsMissing = () => {
    const found = document.querySelector(selector) === null ? 'is not there' : 'is there, but not ready';
    const waiting = without === undefined ? null : document.querySelector(without);
    const arrived = new Set(performance.getEntriesByType('resource').map(({ name }) => name));
    const files = [
      ...document.querySelectorAll<HTMLScriptElement | HTMLLinkElement>('script[src], link[href]'),
    ];
    const missing = files
      .map((file) => ('src' in file ? file.src : file.href))
      .filter((file) => !arrived.has(file));
    const text = document.body.innerText.replaceAll(/\s+/g, ' ').slice(0, 200);
    return `${selector} ${found} at ${location.href}. Waits: ${waiting?.outerHTML.slice(0, 200) ?? 'nothing'}. Not arrived: ${missing.join(' ')}. Text: ${text}`;
  };
  const ready = new Promise<number>((resolve, reject) => {
    setTimeout(() => reject(new Error(whatIsMissing())), patienceMs);
    const look = () => {
      if (!isThere()) return;
      observer.disconnect();
      resolve(key === undefined ? shown() : typed());
    };
    const observer = new MutationObserver(look);
    observer.observe(document, { subtree: true, childList: true, characterData: true });
  });
  Object.assign(globalThis, { ready });
}
