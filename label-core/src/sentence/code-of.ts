/** The part of a code that a key of a catalogue makes: "nameTaken" is "name-taken". */
export const codeOf = (key: string): string =>
  key.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
