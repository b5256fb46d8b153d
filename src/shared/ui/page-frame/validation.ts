/** What a form's validation says: fit to be sent, or the first reason why not, as a sentence. */
export type Validation = { isValid: true } | { isValid: false; reason: string };
