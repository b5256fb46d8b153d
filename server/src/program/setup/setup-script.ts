import { readFileSync } from 'node:fs';

/** Script of the set-up page, sent to the browser unchanged. */
export const setupScript = readFileSync(new URL('setup-page.js', import.meta.url), 'utf8');
