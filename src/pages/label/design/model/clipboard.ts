import type { ClipboardEvent, DragEvent } from 'react';
import type { LabelElement } from 'label-core';
import { copiedElements, readElements, writeElements } from 'label-core/design';
import { texts } from '../i18n';
import { addPicture } from './add-picture';
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
      const copied = readElements(text);
      if (copied) edit({ kind: 'paste', ...copied, shift: { dxMm: 2, dyMm: 2 } });
      else edit({ kind: 'add', element: withText(newElement('text', template, dpi), text) });
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

/** Fields keep their own copy and paste. */
const isInField = ({ target }: ClipboardEvent): boolean =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

const withText = (element: LabelElement, value: string): LabelElement =>
  element.type === 'text' ? { ...element, value } : element;
