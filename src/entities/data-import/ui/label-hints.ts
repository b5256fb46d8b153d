const ofNew = 'New articles can be printed with these labels';
const later = 'A label that is not published yet prints once it is.';

/** What the labels of an import are for, by what becomes of articles that are there already. */
export const labelHints = {
  update: `${ofNew}, and so can those that are updated, beside the labels they have. ${later}`,
  skip: `${ofNew}. ${later}`,
  refuse: `${ofNew}. ${later}`,
} as const;
