import type { Page } from '@playwright/test';
import type { Person } from '../people.ts';
import type { SpecificationBackend } from '../specification-backend.ts';
import type { SpecifiedCall } from '../specified-calls.ts';

/** What somebody does with the app, and the calls of the specification it makes by that. */
export interface Journey {
  /** After “somebody”. */
  readonly does: string;
  /** Nobody in particular where it is not said. */
  readonly as?: Person;
  readonly makes: readonly SpecifiedCall[];
  readonly walk: (page: Page, backend: SpecificationBackend) => Promise<void>;
}

/** Presses a button of the dialog in front. */
export const answer = (page: Page, words: string | RegExp): Promise<void> =>
  page
    .getByRole('dialog')
    .getByRole('button', { name: words, exact: typeof words === 'string' })
    .click();

/** Opens a screen in the same page. */
export const open = (page: Page, path: string) => page.goto(`/#${path}`);

/** Presses a button of the screen. */
export const press = (page: Page, name: string | RegExp): Promise<void> =>
  page
    .getByRole('button', { name, exact: typeof name === 'string' })
    .first()
    .click();
