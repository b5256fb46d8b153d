/** Characters that are read of an answer that may come from any program on the port of the helper. */
export const HEALTH_TEXT_CHARACTERS = 200;
