/** Rounds millimetres, which the store returns as four-byte floats; three decimals are exact for every label. */
export const roundMm = (mm: number) => Math.round(mm * 1000) / 1000;
