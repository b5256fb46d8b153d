import { TEST_DATA } from '../config/limits';

const count = (number: number) => number.toLocaleString('en');

export const faultTexts = {
  noFile: 'Choose the file of the version.',
  lostFile: (name: string) => `Choose ${name} again: a browser keeps no file over a reload.`,
  nothing: 'Nothing was changed.',
  commentTooLong: (most: number) => `The comment has at most ${count(most)} characters.`,
  noRowName: 'Give each row of the test data a name.',
  rowNameTooLong: `The name of a row has at most ${TEST_DATA.nameCharacters} characters.`,
  rowNameTwice: (name: string) => `There are two rows named “${name}”.`,
  valueTooLong: (name: string, most: number) => `“${name}” has at most ${count(most)} characters here.`,
} as const;
