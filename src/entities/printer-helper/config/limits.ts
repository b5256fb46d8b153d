/** Max. characters read of an answer, because any program may listen on the helper's port. */
export const HEALTH_TEXT_CHARACTERS = 200;
