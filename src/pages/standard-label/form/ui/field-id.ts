/** Returns the id of a parameter's field on this screen, so that a note beside the preview can link to it. */
export const fieldId = (parameter: string) => `parameter-${parameter}`;
