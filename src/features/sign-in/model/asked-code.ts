/** Returns whether the server asks for the code of a second factor: the password was right. */
export const isCodeAsked = (error: { readonly code?: string | undefined }): boolean =>
  error.code === 'second-factor.code-needed';

/** Returns whether the code was wrong, or was used before. */
export const isCodeWrong = (error: { readonly code?: string | undefined }): boolean =>
  error.code === 'second-factor.code-wrong';
