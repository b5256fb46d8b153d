/** Whether PostgreSQL keeps a text: it takes neither NUL nor a lone half of a surrogate pair. */
export const isStorableText = (text: string): boolean => !text.includes('\0') && text.isWellFormed();
