import type { CDPSession, Page } from '@playwright/test';

/** Time between two characters, in seconds: the typing speed of scanners. */
const USUAL_GAP_S = 0.008;

/** Wedge scanner: sends real keys with the time stamps of a scanner, regardless of the speed of the test machine. */
export class WedgeScanner {
  readonly #page: Page;
  readonly #session: CDPSession;
  readonly #gapS: number;
  #atS = 0;

  private constructor(page: Page, session: CDPSession, gapS: number) {
    this.#page = page;
    this.#session = session;
    this.#gapS = gapS;
  }

  /**
   * @param gapS time from one key to the next, in seconds; a slow scanner really waits, so that the page behaves as
   * with a real one
   */
  static async plugInto(page: Page, gapS = USUAL_GAP_S): Promise<WedgeScanner> {
    return new WedgeScanner(page, await page.context().newCDPSession(page), gapS);
  }

  async scan(code: string, end: 'Enter' | 'Tab' = 'Enter'): Promise<void> {
    await this.#page.locator('html[data-scanner="ready"]').waitFor({ state: 'attached' });
    this.#atS = Math.max(Date.now() / 1000, this.#atS + 1);
    for (const character of code)
      await this.#press({ key: character, text: character === '\u001d' ? '' : character });
    await (end === 'Enter'
      ? this.#press({ key: 'Enter', code: 'Enter', text: '\r', windowsVirtualKeyCode: 13 })
      : this.#press({ key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9 }));
  }

  /** Advances the scanner's time: the same code counts again after two seconds. */
  waits(seconds: number): void {
    this.#atS += seconds;
  }

  async #press(key: {
    key: string;
    code?: string;
    text?: string;
    windowsVirtualKeyCode?: number;
  }): Promise<void> {
    this.#atS += this.#gapS;
    if (this.#gapS > USUAL_GAP_S) await this.#page.waitForTimeout(this.#gapS * 1000);
    await this.#session.send('Input.dispatchKeyEvent', { type: 'keyDown', timestamp: this.#atS, ...key });
    await this.#session.send('Input.dispatchKeyEvent', {
      type: 'keyUp',
      timestamp: this.#atS + this.#gapS / 2,
      key: key.key,
    });
  }
}
