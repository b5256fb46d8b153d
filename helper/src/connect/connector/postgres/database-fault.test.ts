import { describe, expect, it } from 'vitest';
import { databaseFault } from './database-fault.ts';

const url = 'postgres://reader:p%40ss%20word@db:5432/erp';
const failure = (message: string, code?: string) => Object.assign(new Error(message), code ? { code } : {});

describe('a fault of the database', () => {
  it.each<[Error, string]>([
    [
      failure('relation "a" does not exist', '42P01'),
      'The database refuses the query: relation "a" does not exist.',
    ],
    [
      failure('getaddrinfo ENOTFOUND db', 'ENOTFOUND'),
      'The database cannot be reached: getaddrinfo ENOTFOUND db.',
    ],
    [
      failure(`no entry for ${url}`),
      'The database cannot be reached: no entry for postgres://reader:***@db:5432/erp.',
    ],
    [failure('wrong password p@ss word'), 'The database cannot be reached: wrong password ***.'],
    [
      new AggregateError([failure('connect ECONNREFUSED ::1:5432', 'ECONNREFUSED')]),
      'The database cannot be reached: connect ECONNREFUSED ::1:5432.',
    ],
    [failure('canceling statement', '57014'), 'The query of the connector took longer than 8 seconds.'],
  ])('is described without the password: %s', (error, sentence) => {
    expect(databaseFault(error, url).message).toBe(sentence);
  });
});
