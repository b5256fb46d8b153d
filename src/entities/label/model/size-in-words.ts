const millimetres = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });

/** "50 × 30 mm"; "" where the size is not known. */
export const sizeInWords = (widthMm: number | undefined, heightMm: number | undefined): string =>
  widthMm === undefined || heightMm === undefined
    ? ''
    : `${millimetres.format(widthMm)} × ${millimetres.format(heightMm)} mm`;
