import { describe, expect, it } from 'vitest';
import { databaseFault } from './database-fault.ts';

const coded = (code: string) => Object.assign(new Error('from the database'), { code });

describe('the function databaseFault', () => {
  it.each([
    ['08006', 'lost'],
    ['57P01', 'lost'],
    ['25P03', 'lost'],
    ['ECONNREFUSED', 'lost'],
    ['40001', 'conflict'],
    ['40P01', 'conflict'],
    ['26000', 'unprepared'],
    ['42P05', 'unprepared'],
    ['55P03', 'busy'],
    ['57014', 'busy'],
    ['53300', 'busy'],
    ['53100', 'full'],
    ['ENOSPC', 'full'],
    ['23505', undefined],
    ['42P01', undefined],
    ['22P02', undefined],
    ['0A000', undefined],
  ])('takes the code %s for %s', (code, fault) => {
    expect(databaseFault(coded(code))).toBe(fault);
  });

  it.each([
    ['Connection terminated unexpectedly', 'lost'],
    ['Client has encountered a connection error and is not queryable', 'lost'],
    ['timeout exceeded when trying to connect', 'busy'],
    ['something else', undefined],
  ])('takes the message “%s” without a code for %s', (message, fault) => {
    expect(databaseFault(new Error(message))).toBe(fault);
  });

  it('takes a prepared statement that answers other columns than before for unprepared, in any language', () => {
    const replaced = Object.assign(coded('0A000'), { routine: 'RevalidateCachedQuery' });
    expect(databaseFault(replaced)).toBe('unprepared');
  });

  it('looks for the cause of an error, and for the first of several', () => {
    expect(databaseFault(new Error('Failed query', { cause: coded('40P01') }))).toBe('conflict');
    expect(databaseFault(new AggregateError([coded('ECONNREFUSED'), coded('ECONNREFUSED')]))).toBe('lost');
    expect(databaseFault('40001')).toBeUndefined();
  });
});
