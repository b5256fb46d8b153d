/** Limits of the test data of a version. */
export const TEST_DATA = { rows: 20, nameCharacters: 60 } as const;
