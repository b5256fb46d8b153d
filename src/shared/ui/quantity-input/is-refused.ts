/** Whether a text is nothing that somebody counts labels with: signs, or six digits and more, as codes have them. */
export const isRefused = (text: string): boolean => /\D|\d{6}/.test(text);
