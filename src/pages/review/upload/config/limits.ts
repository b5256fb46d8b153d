/** What the test data of a version takes. */
export const TEST_DATA = { rows: 20, nameCharacters: 60 } as const;
