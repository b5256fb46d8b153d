import type { Page } from '@playwright/test';
import type { Person } from '../people.ts';
import type { SpecificationBackend } from '../specification-backend.ts';
import type { SpecifiedCall } from '../specified-calls.ts';

/** Use of the app by a person, and the calls of the specification it makes. */
export interface Journey {
  /** Description that follows the word “somebody”. */
  readonly does: string;
  /** Person; any by default. */
  readonly as?: Person;
  readonly makes: readonly SpecifiedCall[];
  readonly walk: (page: Page, backend: SpecificationBackend) => Promise<void>;
}

/** Presses a button of the front dialog. */
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
