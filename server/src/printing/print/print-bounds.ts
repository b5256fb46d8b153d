import { tooMuch } from '../../foundation/http/too-much.ts';

/**
 * Most print calls in hand at once: of one organisation, so that it cannot fill a server alone, and of all, so that nobody
 * waits longer than they would for asking again.
 */
export const printBounds = { ofOne: 64, ofAll: 512, refusal: tooMuch } as const;
