import { templateLimits } from './template-limits.ts';

/** Characters of a variable's name: letters, digits and underscores; spaces and . : / - between them. */
export const variableNamePattern = /^[\p{L}\p{N}_](?:[\p{L}\p{N}_ .:/-]*[\p{L}\p{N}_])?$/u;

/** Returns whether a variable can have this name. */
export const isVariableName = (name: string): boolean =>
  name.length <= templateLimits.idCharacters && variableNamePattern.test(name);
