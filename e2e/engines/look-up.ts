import type * as TestingLibrary from '@testing-library/dom';

/** The name of an element, or what it must match; a pattern travels as its source. */
export type WireTarget = {
  /** Empty for a field without a role, as one for a password: it goes by its label. */
  readonly role: string;
  readonly name: string;
  readonly isPattern: boolean;
};

/** An element as a person comes upon it: where its middle is in the window, and how it stands. */
export interface Sight {
  readonly x: number;
  readonly y: number;
  /** Nothing lies over its middle. */
  readonly isFree: boolean;
  readonly isEnabled: boolean;
  readonly isChecked: boolean;
  readonly value: string;
  /** Of a list of choices: the words of the one that is chosen. */
  readonly chosen: string;
  readonly text: string;
  /** Of a picture: it is loaded and has a size. */
  readonly isDrawn: boolean;
  /** How many elements answer to role and name. */
  readonly count: number;
}

/** What the page has in place of an import. */
interface WithTestingLibrary {
  readonly TestingLibraryDom?: typeof TestingLibrary;
}

/** Runs in the page: whether it can be looked through. */
export function canLookUp(): boolean {
  return (globalThis as WithTestingLibrary).TestingLibraryDom !== undefined;
}

/**
 * Runs in the page, so it holds everything it needs. Looks for the last target within the one before it, by role and
 * accessible name; answers null where there is none.
 */
export function lookUp(path: readonly WireTarget[]): Sight | null {
  const { TestingLibraryDom } = globalThis as WithTestingLibrary;
  if (!TestingLibraryDom) return null;
  let found: HTMLElement[] = [document.body];
  for (const { role, name, isPattern } of path) {
    const options = { name: isPattern ? new RegExp(name, 'u') : name };
    found = found.flatMap((root) =>
      role === ''
        ? TestingLibraryDom.queryAllByLabelText(root, options.name)
        : TestingLibraryDom.queryAllByRole(root, role, options),
    );
  }
  const [element] = found;
  if (!element) return null;
  element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  const box = element.getBoundingClientRect();
  const [x, y] = [Math.floor(box.left + box.width / 2), Math.floor(box.top + box.height / 2)];
  const top = document.elementFromPoint(x, y);
  const label = top?.closest('label') ?? null;
  return {
    x,
    y,
    isFree: top !== null && (element.contains(top) || label?.control === element),
    isEnabled: !element.matches(':disabled, [aria-disabled="true"]'),
    isChecked: element.matches(':checked, [aria-checked="true"]'),
    value: 'value' in element ? String(element.value) : '',
    chosen: element instanceof HTMLSelectElement ? (element.selectedOptions[0]?.text ?? '') : '',
    text: element.textContent ?? '',
    isDrawn: element instanceof HTMLImageElement && element.complete && element.naturalWidth > 0,
    count: found.length,
  };
}

/** Runs in the page: puts the keyboard on a list of choices, the last target, without opening it. */
export function focusOn(path: readonly WireTarget[]): boolean {
  const { TestingLibraryDom } = globalThis as WithTestingLibrary;
  const { role, name, isPattern } = path.at(-1) ?? { role: '', name: '', isPattern: false };
  const options = { name: isPattern ? new RegExp(name, 'u') : name };
  const [element] = TestingLibraryDom?.queryAllByRole(document.body, role, options) ?? [];
  element?.focus();
  return element !== undefined && document.activeElement === element;
}

/** Runs in the page: whether the words stand in it, with all white space as one space. */
export function hasWords(words: string): boolean {
  return document.body.innerText.replaceAll(/\s+/gu, ' ').includes(words);
}
