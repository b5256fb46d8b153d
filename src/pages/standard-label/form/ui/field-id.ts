/** The id of a parameter's field on this screen, so that a note at the preview can lead there. */
export const fieldId = (parameter: string) => `parameter-${parameter}`;
