import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Browser, InputSource } from './browser.ts';
import { canLookUp, focusOn, hasWords, lookUp, type Sight, type WireTarget } from './look-up.ts';

/**
 * Element by role and accessible name, as assistive technology sees it; `within` another one, such as a dialog. A
 * password field has no role: its role is left empty.
 */
export interface Target {
  readonly role: string;
  readonly name: string | RegExp;
  readonly within?: Target;
}

const PATIENCE_MS = 120_000;
const LOOK_AGAIN_MS = 100;
/** Longer than the time within which a browser treats keys typed in a list as one search. */
const TYPED_TEXT_MS = 1500;
const CONTROL_KEY = '\uE009';
const DELETE_KEY = '\uE017';
const LEFT_BUTTON = 0;

/** Library that finds elements in the page like the component tests do. */
const testingLibrary = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
);

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Window used like by a person: elements are looked at, clicked and typed into. */
export class View {
  readonly browser: Browser;

  constructor(browser: Browser) {
    this.browser = browser;
  }

  async open(url: string): Promise<void> {
    // An address that differs only after the # loads nothing, so the page is left first.
    await this.browser.goTo('about:blank');
    await this.browser.goTo(url);
  }

  /** Returns the element, once it exists. */
  see(target: Target): Promise<Sight> {
    return this.seeWhen(target, () => true);
  }

  /** Returns the element, once it is in the wanted state. */
  async seeWhen(target: Target, isWanted: (sight: Sight) => boolean): Promise<Sight> {
    let last: Sight | null = null;
    return this.#until(
      async () => {
        last = await this.look(target);
        return last && isWanted(last) ? last : undefined;
      },
      () => `${nameOf(target)} ${last ? `stands as ${JSON.stringify(last)}` : 'is not there'}`,
    );
  }

  /** Returns the element as it is now, or null when there is none. */
  look(target: Target): Promise<Sight | null> {
    return this.#ask(lookUp, pathOf(target));
  }

  async seeWords(words: string): Promise<void> {
    await this.#until(
      async () => (await this.#ask(hasWords, words)) || undefined,
      () => `“${words}” is not there`,
    );
  }

  /** Clicks once the element does not move, is enabled and is not covered. */
  async click(target: Target): Promise<void> {
    let before: Sight | undefined;
    const { x, y } = await this.seeWhen(target, (sight) => {
      const isStill = before?.x === sight.x && before.y === sight.y;
      before = sight;
      return isStill && sight.isFree && sight.isEnabled;
    });
    await this.browser.act([
      {
        type: 'pointer',
        id: 'mouse',
        parameters: { pointerType: 'mouse' },
        actions: [
          { type: 'pointerMove', x, y },
          { type: 'pointerDown', button: LEFT_BUTTON },
          { type: 'pointerUp', button: LEFT_BUTTON },
        ],
      },
    ]);
  }

  /** Replaces the text of a field, and waits until the field has the new value. */
  async write(target: Target, text: string): Promise<void> {
    await this.click(target);
    const all: InputSource = {
      type: 'key',
      id: 'keyboard',
      actions: [
        { type: 'keyDown', value: CONTROL_KEY },
        { type: 'keyDown', value: 'a' },
        { type: 'keyUp', value: 'a' },
        { type: 'keyUp', value: CONTROL_KEY },
      ],
    };
    await this.browser.act([all]);
    await this.type(DELETE_KEY);
    await this.type(text);
    await this.seeWhen(target, ({ value }) => value === text);
  }

  /**
   * Chooses from a select by typing the choice, with the list closed. A busy browser may process the keys so slowly
   * that it begins a new search in between: then they are typed once more.
   */
  async choose(target: Target, words: string): Promise<void> {
    await this.seeWhen(target, ({ text }) => text.includes(words));
    await this.#until(
      async () => {
        if (!(await this.#ask(focusOn, pathOf(target)))) return undefined;
        await this.type(words);
        await pause(TYPED_TEXT_MS);
        return (await this.look(target))?.chosen === words || undefined;
      },
      () => `${words} cannot be chosen in ${nameOf(target)}`,
    );
  }

  /** Presses each key of the text, one after the other, at the current focus. */
  async type(text: string): Promise<void> {
    const actions = Array.from(text).flatMap((value) => [
      { type: 'keyDown' as const, value },
      { type: 'keyUp' as const, value },
    ]);
    await this.browser.act([{ type: 'key', id: 'keyboard', actions }]);
  }

  async #ask<Argument, Answer>(fn: (argument: Argument) => Answer, argument: Argument): Promise<Answer> {
    if (!(await this.#call(canLookUp, null)))
      await this.browser.call(`function () { ${testingLibrary} }`, '');
    return this.#call(fn, argument);
  }

  async #call<Argument, Answer>(fn: (argument: Argument) => Answer, argument: Argument): Promise<Answer> {
    const source = `(text) => JSON.stringify((${fn.toString()})(JSON.parse(text)))`;
    return JSON.parse((await this.browser.call(source, JSON.stringify(argument))) ?? 'null') as Answer;
  }

  /**
   * Repeats the question until there is an answer. A page that is just being replaced cannot be asked: that counts as
   * no answer.
   */
  async #until<Answer>(ask: () => Promise<Answer | undefined>, why: () => string): Promise<Answer> {
    const endsAt = Date.now() + PATIENCE_MS;
    let fault: unknown;
    while (Date.now() < endsAt) {
      try {
        const answer = await ask();
        if (answer !== undefined) return answer;
        fault = undefined;
      } catch (error) {
        fault = error;
      }
      await pause(LOOK_AGAIN_MS);
    }
    throw new Error(`${why()} after ${PATIENCE_MS / 1000} s`, { cause: fault });
  }
}

function pathOf({ role, name, within }: Target): WireTarget[] {
  const own =
    typeof name === 'string'
      ? { role, name, isPattern: false }
      : { role, name: name.source, isPattern: true };
  return [...(within ? pathOf(within) : []), own];
}

const nameOf = ({ role, name }: Target) => `${role} ${String(name)}`;
