/** Roles shown in a row of the list; the tooltip names all of them. */
export const ROLES_SHOWN = 2;
