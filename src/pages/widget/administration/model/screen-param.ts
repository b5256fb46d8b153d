/** Where the address says which widget is set up: its id, or "new". */
export const OPEN_PARAM = 'open';
export const NEW = 'new';

/** The address of the screen of one widget, below that of the list. */
export const searchOf = (widget: string): string => `?${new URLSearchParams({ [OPEN_PARAM]: widget })}`;
