import type { ClipboardEvent, DragEvent, KeyboardEvent } from 'react';
import type { LabelElement } from 'label-core';
import { copiedElements, readElements, writeElements, type Edit } from 'label-core/design';
import { texts } from '../i18n';
import { addPicture } from './add-picture';
import { copiedHere, copiedText, keepCopied } from './copied-text';
import { newElement } from './new-element';
import type { Designing } from './use-designing';

/** Shift was held with the keys that paste: the event of the browser does not say so. */
let isInPlace = false;

/** Takes note of Shift with the keys that paste: what is pasted then is where it was copied. */
export function pasteKeys({ key, shiftKey, ctrlKey, metaKey }: KeyboardEvent): void {
  if (ctrlKey || metaKey) isInPlace = shiftKey && key.toLowerCase() === 'v';
}

interface ClipboardHandlers {
  readonly onCopy: (event: ClipboardEvent) => void;
  readonly onCut: (event: ClipboardEvent) => void;
  readonly onPaste: (event: ClipboardEvent) => void;
}

/**
 * Copies elements as text, so that they can be pasted into another label, tab or program. The browser's own copy and
 * paste events are used: they need no permission, and are there without https.
 */
export function clipboardHandlers(designing: Designing, dpi: number): ClipboardHandlers {
  const { selection, edit } = designing;
  const copy = (event: ClipboardEvent): boolean => {
    if (selection.length === 0 || isElsewhere(event) || hasSelectedText()) return false;
    event.clipboardData.setData('text/plain', copied(designing));
    event.preventDefault();
    return true;
  };
  return {
    onCopy: (event) => void copy(event),
    onCut: (event) => {
      if (copy(event)) edit({ kind: 'remove', ids: selection });
    },
    onPaste: (event) => {
      if (isElsewhere(event)) return;
      const { clipboardData } = event;
      const text = clipboardData.getData('text/plain');
      const [file] = clipboardData.files;
      // Programs copy a picture beside the text that it is of.
      if (text.trim() === '') {
        if (!file) return;
        event.preventDefault();
        void addPicture(designing, file, dpi);
        return;
      }
      event.preventDefault();
      edit(pasted(text, designing, dpi, isInPlace));
      isInPlace = false;
    },
  };
}

interface DropHandlers {
  readonly onDragOver: (event: DragEvent) => void;
  readonly onDrop: (event: DragEvent) => void;
}

/** Takes a picture file that is dropped. */
export function dropHandlers(designing: Designing, dpi: number): DropHandlers {
  return {
    onDragOver: (event) => {
      if (event.dataTransfer.types.includes('Files')) event.preventDefault();
    },
    onDrop: (event) => {
      const [file, ...others] = event.dataTransfer.files;
      if (!file) return;
      event.preventDefault();
      if (others.length > 0) designing.tell(texts.picture.onlyOne);
      else void addPicture(designing, file, dpi);
    },
  };
}

/** Copies the selection without an event of the browser: to its clipboard, if there is one, and for the menu. */
export function copySelection(designing: Designing): void {
  const text = copied(designing);
  // Where the person forbids it, what is kept is there all the same.
  clipboard()
    ?.writeText(text)
    .catch(() => undefined);
}

/** Returns whether there may be something to paste: the browser says so only once it is asked for it. */
export const mayPaste = (): boolean => copiedText() !== undefined || clipboard() !== undefined;

/** Adds what is on the browser's clipboard; where it may not be read, or holds no text, what was copied in a designer. */
export async function pasteCopied(designing: Designing, dpi: number, isSamePlace: boolean): Promise<void> {
  const read = await clipboard()
    ?.readText()
    .catch(() => undefined);
  const text = read === undefined || read.trim() === '' ? copiedText() : read;
  if (text === undefined) designing.tell(texts.notPasted);
  else designing.edit(pasted(text, designing, dpi, isSamePlace));
}

/** The clipboard of the browser, which is missing without https, whatever its type says. */
const clipboard = (): Clipboard | undefined => navigator.clipboard;

/** Returns the selection as text, and keeps it for the menu. */
function copied({ template, selection }: Designing): string {
  const elements = copiedElements(template, selection);
  const text = writeElements(elements);
  keepCopied(text, elements);
  return text;
}

/** Where a copy is beside its original, in mm. */
const BESIDE = { dxMm: 2, dyMm: 2 };
const NO_SHIFT = { dxMm: 0, dyMm: 0 };

/** Returns the edit that adds copied elements, or any other text as a text element. */
function pasted(text: string, { template }: Designing, dpi: number, isSamePlace: boolean): Edit {
  const elements = copiedHere(text) ?? readElements(text);
  if (elements) return { kind: 'paste', ...elements, shift: isSamePlace ? NO_SHIFT : BESIDE };
  return { kind: 'add', element: withText(newElement('text', template, dpi), text) };
}

/** Fields keep their own copy and paste, and so does a dialog: its events come here through the tree of components. */
const isElsewhere = ({ target, currentTarget }: ClipboardEvent): boolean =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLTextAreaElement ||
  (target instanceof Node && !currentTarget.contains(target));

/** Words that a person has marked are what is copied. */
const hasSelectedText = (): boolean => globalThis.getSelection()?.isCollapsed === false;

const withText = (element: LabelElement, value: string): LabelElement =>
  element.type === 'text' ? { ...element, value } : element;
