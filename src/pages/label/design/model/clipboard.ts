import type { ClipboardEvent } from 'react';
import type { LabelElement } from 'label-core';
import { copiedElements, readElements, writeElements } from 'label-core/design';
import { newElement } from './new-element';
import type { Designing } from './use-designing';

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
  const { template, selection, edit } = designing;
  const copy = (event: ClipboardEvent): boolean => {
    if (selection.length === 0 || isInField(event)) return false;
    event.clipboardData.setData('text/plain', writeElements(copiedElements(template, selection)));
    event.preventDefault();
    return true;
  };
  return {
    onCopy: (event) => void copy(event),
    onCut: (event) => {
      if (copy(event)) edit({ kind: 'remove', ids: selection });
    },
    onPaste: (event) => {
      if (isInField(event)) return;
      const text = event.clipboardData.getData('text/plain');
      if (text.trim() === '') return;
      event.preventDefault();
      const copied = readElements(text);
      if (copied) edit({ kind: 'paste', ...copied, shift: { dxMm: 2, dyMm: 2 } });
      else edit({ kind: 'add', element: withText(newElement('text', template, dpi), text) });
    },
  };
}

/** Fields keep their own copy and paste. */
const isInField = ({ target }: ClipboardEvent): boolean =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

const withText = (element: LabelElement, value: string): LabelElement =>
  element.type === 'text' ? { ...element, value } : element;
