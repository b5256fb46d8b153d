import type * as TestingLibrary from '@testing-library/dom';

/** Name of an element, or a pattern for it; a pattern is sent as its source. */
export type WireTarget = {
  /** Empty for a field without a role, such as a password: it is found by its label. */
  readonly role: string;
  readonly name: string;
  readonly isPattern: boolean;
};

/** State of an element as a person sees it, and the position of its centre in the window. */
export interface Sight {
  readonly x: number;
  readonly y: number;
  /** True when nothing covers its centre. */
  readonly isFree: boolean;
  readonly isEnabled: boolean;
  readonly isChecked: boolean;
  readonly value: string;
  /** For a select: the text of the selected option. */
  readonly chosen: string;
  readonly text: string;
  /** For a picture: true when it is loaded and has a size. */
  readonly isDrawn: boolean;
  /** Number of elements that match role and name. */
  readonly count: number;
}

/** Global of the page, used instead of an import. */
interface WithTestingLibrary {
  readonly TestingLibraryDom?: typeof TestingLibrary;
}

/** Runs in the page: returns whether the lookup library is loaded. */
export function canLookUp(): boolean {
  return (globalThis as WithTestingLibrary).TestingLibraryDom !== undefined;
}

/**
 * Runs in the page, so it contains everything it needs. Finds the last target within the one before it, by role and
 * accessible name; returns null when there is none.
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

/** Runs in the page: focuses a select, the last target, without opening it. */
export function focusOn(path: readonly WireTarget[]): boolean {
  const { TestingLibraryDom } = globalThis as WithTestingLibrary;
  const { role, name, isPattern } = path.at(-1) ?? { role: '', name: '', isPattern: false };
  const options = { name: isPattern ? new RegExp(name, 'u') : name };
  const [element] = TestingLibraryDom?.queryAllByRole(document.body, role, options) ?? [];
  element?.focus();
  return element !== undefined && document.activeElement === element;
}

/** Runs in the page: returns whether it contains the text, with each run of white space as one space. */
export function hasWords(words: string): boolean {
  return document.body.innerText.replaceAll(/\s+/gu, ' ').includes(words);
}
