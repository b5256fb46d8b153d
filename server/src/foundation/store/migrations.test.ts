import { readMigrationFiles } from 'drizzle-orm/migrator';
import { describe, expect, it } from 'vitest';
import { guardedMigrations, migrationsFolder, migrationText } from './migrations.ts';

/** What programs of the version before, which run beside this one, may still use. */
const removing =
  /\b(?:DROP (?:TABLE|COLUMN|FUNCTION|ROLE|VIEW|TYPE)|RENAME|SET NOT NULL|SET DATA TYPE|REVOKE)\b|\bALTER COLUMN \S+ TYPE\b/i;
/** Programs of the version before write rows without a new column. */
const addingRequired = /\bADD COLUMN\b(?!.*\bDEFAULT\b).*\bNOT NULL\b/i;

const statementsOf = (sql: string) => sql.replaceAll(/--.*$/gm, '');
const needsMark = (sql: string) =>
  removing.test(statementsOf(sql)) ||
  statementsOf(sql)
    .split(';')
    .some((each) => addingRequired.test(each));

describe('a migration', () => {
  it('is later than the one before: the others would be skipped without a word', () => {
    const times = readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis);
    expect(times).toEqual([...new Set(times)].toSorted((one, other) => one - other));
  });

  it('says that it ends the use by older programs if it removes something', () => {
    const unmarked = guardedMigrations.filter(
      (tag) => needsMark(migrationText(tag)) && !/^-- contract\b/m.test(migrationText(tag)),
    );
    expect(unmarked).toEqual([]);
  });

  it.each([
    ['ALTER TABLE "labels" DROP COLUMN "line_check";', true],
    ['ALTER TABLE "labels" RENAME COLUMN "a" TO "b";', true],
    ['ALTER TABLE "labels" ALTER COLUMN "a" SET DATA TYPE bigint;', true],
    ['ALTER TABLE "labels" ALTER COLUMN "a" TYPE bigint;', true],
    ['ALTER TABLE "labels" ADD COLUMN "a" integer NOT NULL;', true],
    ['ALTER TABLE "labels" ADD COLUMN "a" integer DEFAULT 0 NOT NULL;', false],
    ['ALTER TABLE "labels" ADD COLUMN "a" integer;', false],
    ['CREATE TABLE "a" ("b" integer NOT NULL);', false],
    ['-- as it was before the DROP COLUMN\nALTER TABLE "labels" ALTER COLUMN "a" DROP DEFAULT;', false],
  ])('that is %s needs to say so: %s', (sql, isNeeded) => {
    expect(needsMark(sql)).toBe(isNeeded);
  });
});
