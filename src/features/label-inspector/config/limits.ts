/** Names of elements, and of their rows, are at most as long (`templateLimits.idCharacters`). */
export const MAX_NAME = 64;
