import { readFileSync } from 'node:fs';

/** What runs in the browser on the set-up page, sent as it is. */
export const setupScript = readFileSync(new URL('setup-page.js', import.meta.url), 'utf8');
