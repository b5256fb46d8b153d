import { language } from './language';

/** Pages of Platen's own server, which answers them in the language of their address. */
const OWN_PAGE = /^\.\/(?:help|status|demo-mails)(?=#|$)/;

/**
 * Returns the address of a page with the language of this page, if it is one of Platen's own server. Every other address
 * is returned as it is: it was configured for another server, which may not know the parameter.
 */
export const serverPage = (address: string): string =>
  address.replace(OWN_PAGE, (page) => `${page}?language=${language()}`);
