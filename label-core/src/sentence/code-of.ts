/** Converts a key of a catalogue to its part of a code: "nameTaken" becomes "name-taken". */
export const codeOf = (key: string): string =>
  key.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
