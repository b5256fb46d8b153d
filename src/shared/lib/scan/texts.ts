/** Why a code cannot be used. */
export const texts = {
  unreadable: (rule: string) =>
    `This GS1 code cannot be used: ${rule}. Nothing was filled in. Scan it again, or type the article’s number.`,
  onlyDigits: (identifier: string) => `(${identifier}) must be a number`,
  sixDigits: (identifier: string) => `(${identifier}) must have 6 digits`,
  noDate: (identifier: string, data: string) => `(${identifier}) must be a date as YYMMDD, it is “${data}”`,
} as const;
