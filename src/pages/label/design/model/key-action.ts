/** One press of a key on the canvas. */
export interface KeyPress {
  readonly key: string;
  readonly code: string;
  readonly shift: boolean;
  readonly alt: boolean;
  /** Ctrl, or ⌘ on a Mac. */
  readonly mod: boolean;
}

export type Tool = 'text' | 'table' | 'barcode' | 'image' | 'rectangle' | 'ellipse' | 'line';
export type OrderTo = 'front' | 'forward' | 'backward' | 'back';

/** What a key opens: a dialog, the test of the barcodes, or the keys themselves. */
export type OpenedPart = 'help' | 'insert' | 'trace' | 'scan';

/** What a key does on the canvas. Steps are in the unit that the page uses: 0.1 mm or a dot, or 1 mm. */
export type KeyAction =
  | { readonly kind: 'nudge' | 'grow'; readonly dx: number; readonly dy: number; readonly isLarge: boolean }
  | { readonly kind: 'walk'; readonly to: 'next' | 'previous' | 'first' | 'last' }
  /** Scrolls the drawing area: -1 is to the left or up, 1 to the right or down. */
  | { readonly kind: 'pan'; readonly x: number; readonly y: number }
  | { readonly kind: 'add'; readonly tool: Tool }
  | { readonly kind: 'turn'; readonly quarters: 1 | -1 }
  | { readonly kind: 'order'; readonly to: OrderTo }
  | { readonly kind: 'zoom'; readonly to: 'in' | 'out' | 'true' | 'fit' | 'selection' }
  | { readonly kind: 'data'; readonly by: 1 | -1 }
  | { readonly kind: 'open'; readonly part: OpenedPart }
  /** The menu of what is selected: of its place, or of the ways to align it. */
  | { readonly kind: 'menu'; readonly of: 'place' | 'align' }
  | { readonly kind: Simple };

type Simple =
  | 'selectAll'
  | 'escape'
  | 'delete'
  | 'duplicate'
  | 'undo'
  | 'redo'
  | 'group'
  | 'ungroup'
  | 'lock'
  | 'hide'
  | 'rename'
  | 'editContent'
  | 'pickUp'
  | 'guide';

const ARROWS: Readonly<Record<string, readonly [dx: number, dy: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const WALKS: Readonly<Record<string, (KeyAction & { kind: 'walk' })['to']>> = {
  PageDown: 'next',
  PageUp: 'previous',
  Home: 'first',
  End: 'last',
};
const PANS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  PageDown: [0, 1],
  PageUp: [0, -1],
  Home: [-1, 0],
  End: [1, 0],
};
const TOOLS: Readonly<Record<string, Tool>> = {
  t: 'text',
  e: 'table',
  b: 'barcode',
  i: 'image',
  x: 'rectangle',
  o: 'ellipse',
  l: 'line',
};
const WITH_MOD: Readonly<Record<string, Simple>> = {
  a: 'selectAll',
  d: 'duplicate',
  z: 'undo',
  y: 'redo',
  g: 'group',
};
const WITH_MOD_AND_SHIFT: Readonly<Record<string, Simple>> = {
  z: 'redo',
  g: 'ungroup',
  l: 'lock',
  h: 'hide',
};
const NAMED: Readonly<Record<string, Simple>> = {
  Escape: 'escape',
  Delete: 'delete',
  Backspace: 'delete',
  Enter: 'editContent',
  F2: 'rename',
};
const OPENERS: Readonly<Record<string, OpenedPart>> = { n: 'insert', s: 'scan' };
const OPENERS_WITH_SHIFT: Readonly<Record<string, OpenedPart>> = { n: 'trace' };
/** Zooms with Shift and a digit. Digits go by the place of the key: with Shift it types another character. */
const ZOOM_DIGITS: Readonly<Record<string, (KeyAction & { kind: 'zoom' })['to']>> = {
  Digit0: 'true',
  Digit1: 'fit',
  Digit2: 'selection',
};

/**
 * Returns what a key does on the canvas; undefined when it is none of the designer's, and the browser's. Letters go by
 * what they type, so that they are where a person's layout has them; no key needs AltGr.
 */
export function keyAction(press: KeyPress): KeyAction | undefined {
  const { key, code, shift, alt, mod } = press;
  if (alt) return undefined;
  if (asksForMenu(press)) return { kind: 'menu', of: 'place' };
  const arrow = ARROWS[key];
  if (arrow) {
    const [dx, dy] = arrow;
    return { kind: mod ? 'grow' : 'nudge', dx, dy, isLarge: shift };
  }
  const letter = key.toLowerCase();
  if (mod) {
    const kind = (shift ? WITH_MOD_AND_SHIFT : WITH_MOD)[letter];
    return kind && { kind };
  }
  const walk = WALKS[key];
  if (walk && !shift) return { kind: 'walk', to: walk };
  const [x, y] = PANS[key] ?? [];
  if (x !== undefined && y !== undefined) return { kind: 'pan', x, y };
  const zoom = shift ? ZOOM_DIGITS[code] : undefined;
  if (zoom) return { kind: 'zoom', to: zoom };
  const named = NAMED[key];
  if (named) return { kind: named };
  return typed(key, letter, shift);
}

/** Returns what a single character does; a person can switch these off. */
function typed(key: string, letter: string, shift: boolean): KeyAction | undefined {
  const tool = shift ? undefined : TOOLS[letter];
  if (tool) return { kind: 'add', tool };
  const part = (shift ? OPENERS_WITH_SHIFT : OPENERS)[letter];
  if (part) return { kind: 'open', part };
  switch (letter) {
    case 'r':
      return { kind: 'turn', quarters: shift ? -1 : 1 };
    case 'f':
      return { kind: 'order', to: shift ? 'front' : 'forward' };
    case 'd':
      return { kind: 'order', to: shift ? 'back' : 'backward' };
    case 'a':
      return shift ? undefined : { kind: 'menu', of: 'align' };
    case 'm':
      return shift ? undefined : { kind: 'pickUp' };
    case 'g':
      return shift ? undefined : { kind: 'guide' };
    default:
      return punctuation(key);
  }
}

function punctuation(key: string): KeyAction | undefined {
  switch (key) {
    case '+':
      return { kind: 'zoom', to: 'in' };
    case '-':
      return { kind: 'zoom', to: 'out' };
    case ',':
      return { kind: 'data', by: -1 };
    case '.':
      return { kind: 'data', by: 1 };
    case '?':
      return { kind: 'open', part: 'help' };
    default:
      return undefined;
  }
}

/** Returns whether a press is that of a single character, which a person can switch off (WCAG 2.1.4). */
const isSingleCharacter = ({ key, mod }: KeyPress): boolean => !mod && Array.from(key).length === 1;

/** Returns whether a key asks for the menu of what is selected. */
const asksForMenu = ({ key, shift, mod }: KeyPress): boolean =>
  key === 'ContextMenu' || (key === 'F10' && shift && !mod);

/** Returns what a key does on the canvas of a person who may have switched single characters off: then “?” alone acts. */
export const canvasAction = (press: KeyPress, hasLetterKeys: boolean): KeyAction | undefined =>
  isSingleCharacter(press) && !hasLetterKeys && press.key !== '?' ? undefined : keyAction(press);

/** Actions of the canvas that its keys do in the list of elements too: single letters find a row by its name there. */
const IN_LIST: ReadonlySet<KeyAction['kind']> = new Set([
  'delete',
  'editContent',
  'rename',
  'undo',
  'redo',
  'duplicate',
  'selectAll',
  'group',
  'ungroup',
  'lock',
  'hide',
  'escape',
]);

/** Returns what a key does in the list of elements, beside going from row to row; undefined for other keys. */
export function listAction(press: KeyPress): KeyAction | undefined {
  const action = keyAction(press);
  return action && IN_LIST.has(action.kind) ? action : undefined;
}

/** Returns a press of a key as the browser tells it. */
export const keyPress = ({
  key,
  code,
  shiftKey: shift,
  altKey: alt,
  ctrlKey,
  metaKey,
}: Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey' | 'altKey' | 'ctrlKey' | 'metaKey'>): KeyPress => ({
  key,
  code,
  shift,
  alt,
  mod: ctrlKey || metaKey,
});
