/** Domain of GS1's own resolver, which knows every GTIN. */
export const usualLinkDomain = 'https://id.gs1.org';

const label = '[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?';
const address = new RegExp(String.raw`^https?://${label}(?:\.${label})*(?::\d{1,5})?(?:/[\w.~-]+)*/?$`);
/** A part of a path that a reader would take for an application identifier, or for a step. */
const misread = /\/(?:\d{2,4}|\.{1,2})(?:\/|$)/;

/**
 * Returns whether a text can stand in front of the elements of a GS1 Digital Link: scheme, domain and, where it has one, a
 * path, as in `https://example.com/products`. Letters beyond ASCII are written in Punycode.
 */
export const isLinkDomain = (text: string): boolean =>
  address.test(text) && !misread.test(text.replace(/^https?:\/\/[^/]*/, ''));
