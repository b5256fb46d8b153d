import { expect, it } from 'vitest';
import { stepStates } from './step-states';

it.each([
  ['Draft', ['ahead', 'ahead', 'ahead']],
  ['DataApprover', ['now', 'ahead', 'ahead']],
  ['DesignApprover', ['done', 'now', 'ahead']],
  ['Publisher', ['done', 'done', 'now']],
  ['Published', ['done', 'done', 'done']],
  ['Superseded', ['done', 'done', 'done']],
  ['Withdrawn', ['ahead', 'ahead', 'ahead']],
  ['Archived', ['ahead', 'ahead', 'ahead']],
])('tells of a version in state %s how data, design and publication stand: %j', (state, expected) => {
  expect(stepStates(state).map(({ is }) => is)).toEqual(expected);
});
