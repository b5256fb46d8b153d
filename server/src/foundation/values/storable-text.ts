/** Returns whether PostgreSQL can store a text: it accepts neither NUL nor a lone half of a surrogate pair. */
export const isStorableText = (text: string): boolean => !text.includes('\0') && text.isWellFormed();
