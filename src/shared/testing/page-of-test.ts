import { cleanup, configure } from '@testing-library/react';
import './browser-gaps';

/** Long timeout, so that a busy machine does not fail a test: the wait ends as soon as the expected result appears. */
configure({ asyncUtilTimeout: 30_000 });

/** Removes what a test rendered. */
export const clearPage = (): void => cleanup();

export function clearStorage(): void {
  localStorage.clear();
  sessionStorage.clear();
}

/** Resets what a file changed outside of its components: attributes for styles, the title, the address. */
export function clearDocument(): void {
  const { documentElement: html, body } = document;
  for (const element of [html, body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  body.replaceChildren();
  document.title = '';
  history.replaceState(null, '', '/');
}
