import { cleanup, configure } from '@testing-library/react';
import './browser-gaps';

/** A machine that does other things too must not fail a test: waiting ends with what is waited for. */
configure({ asyncUtilTimeout: 30_000 });

/** Takes away what a test drew. */
export const clearPage = (): void => cleanup();

export function clearStorage(): void {
  localStorage.clear();
  sessionStorage.clear();
}

/** What a file wrote beside its components: attributes for styles, the title, the address. */
export function clearDocument(): void {
  const { documentElement: html, body } = document;
  for (const element of [html, body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  body.replaceChildren();
  document.title = '';
  history.replaceState(null, '', '/');
}
