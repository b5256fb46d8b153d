/** Time a message of the card is shown (specification 9). */
export const SUCCESS_SHOWN_MS = 3_000;
export const ERROR_SHOWN_MS = 5_000;
