import type { ReactNode } from 'react';

/** One state of a component. */
export interface Example {
  /** What the state is called: "Busy". */
  readonly title: string;
  /** Draws it. Called as a component, so that it may use hooks and is drawn in the language of the page. */
  readonly Show: () => ReactNode;
  /** Has a row for itself among small ones. */
  readonly isLong?: boolean;
  /** The address in front of which it is drawn; "/" without it. */
  readonly path?: string;
}

/** What a file `<component>.gallery.tsx` exports as `gallery`. */
export interface ComponentGallery {
  /** What the component is for, in a sentence. */
  readonly about: string;
  /** Small ones stand side by side; each of the others has a row. */
  readonly isSmall?: boolean;
  readonly examples: readonly Example[];
}
