import { expect, it } from 'vitest';
import { quotedQuery } from './quoted-query.ts';

const byPlace = (text: string) => ({ text, rowMode: 'array' });

it.each([
  ['reads', byPlace('select a from b where c = $1'), [5], ["'5'"]],
  ['has no values', byPlace('select 1'), undefined, []],
  ['writes, and has no rows', { text: 'update a set b = $1' }, ["it's"], ["'it''s'"]],
  ['writes, and has rows', byPlace('insert into a values ($1) returning b'), [null], ['null']],
])('a statement that %s is sent with others', (_what, asked, values, quoted) => {
  expect(quotedQuery([asked, values])).toEqual({ text: asked.text, quoted });
});

it.each([
  ['has rows that are read by their names', { text: 'select 1' }, []],
  ['writes, with rows that are read by their names', { text: 'delete from a RETURNING b' }, []],
  ['is a command', 'begin', []],
  ['has a file', byPlace('select $1'), [Buffer.from('a')]],
  ['has a list', byPlace('select $1'), [[1, 2]]],
  ['has a long text', byPlace('select $1'), ['a'.repeat(10_001)]],
  ['has a text that no message can have', byPlace('select $1'), ['a\0']],
])('a statement that %s is sent by itself', (_what, asked, values) => {
  expect(quotedQuery([asked, values])).toBeUndefined();
});
