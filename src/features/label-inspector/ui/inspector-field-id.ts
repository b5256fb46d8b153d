/** Returns the id of a field, so that the page can move the focus into the inspector. */
export const inspectorFieldId = (field: 'content' | 'name' | 'left'): string => `inspector-${field}`;
