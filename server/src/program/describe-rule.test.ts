import { expect, it } from 'vitest';
import { access } from '../foundation/access/access-table.ts';
import { describeRule } from './describe-rule.ts';

it('a rule names what would be needed', () => {
  expect(describeRule(access.articles).message).toBe(
    'This call needs AccountType:Administrator or UserRole:ArticleManager.',
  );
  expect(describeRule(access.printers).message).toBe('This call needs the permission PrinterManager.');
  expect(describeRule(access.agentPrograms).message).toBe('This call takes the key of an agent.');
});
