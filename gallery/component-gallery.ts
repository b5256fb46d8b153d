import type { ReactNode } from 'react';

/** One state of a component. */
export interface Example {
  /** Title of the state: "Busy". */
  readonly title: string;
  /** Renders it. Called as a component, so that it may use hooks and is rendered in the language of the page. */
  readonly Show: () => ReactNode;
  /** Takes a whole row among small examples. */
  readonly isLong?: boolean;
  /** Path it is rendered at; "/" by default. */
  readonly path?: string;
}

/** Exported as `gallery` by a file `<component>.gallery.tsx`. */
export interface ComponentGallery {
  /** Purpose of the component, in a sentence. */
  readonly about: string;
  /** Small examples are side by side; others have a row each. */
  readonly isSmall?: boolean;
  readonly examples: readonly Example[];
}
