/** In the browser catalogues are compiled by the build (scripts/messages): a string is a message without arguments. */
export const compileMessage = (message: string): string => message;
