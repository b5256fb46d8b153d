/** Max. roles shown in a row of the list; the tooltip has all of them. */
export const ROLES_SHOWN = 2;
