import type { LabelElement, LabelTemplate } from 'label-core';
import { createContext, useContext } from 'react';
import type { EditProps } from './edit-props';

/** What a field needs that a person types into: it has the newest label at once, and the other fields follow. */
export interface Typing {
  /** The label as it is now; undefined where all fields have it. */
  readonly newest: LabelTemplate | undefined;
  /** Applies an edit after which only the field itself has to be drawn at once. */
  readonly onType: EditProps['onEdit'];
}

export const TypingContext = createContext<Typing>({ newest: undefined, onType: () => undefined });

/** Returns the element of a field as it is now, its label, and the function that applies what is typed. */
export function useTyping<Element extends LabelElement>(
  template: LabelTemplate,
  element: Element,
): { template: LabelTemplate; element: Element; onType: EditProps['onEdit'] } {
  const { newest = template, onType } = useContext(TypingContext);
  const now = newest.elements.find(
    (one): one is Element => one.id === element.id && one.type === element.type,
  );
  return now ? { template: newest, element: now, onType } : { template, element, onType };
}
