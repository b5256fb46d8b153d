/**
 * Replaces `compileMessage` in the browser, where the build compiles catalogues (scripts/messages): a string there is a
 * message without arguments.
 */
export const compileMessage = (message: string): string => message;
