import { afterEach, describe, expect, it, vi } from 'vitest';
import { plainMessageOf, PreparedStatements } from './prepared-statements.ts';
import { quoteStatement } from './quote-statement.ts';

const name = expect.stringMatching(/^platen_[0-9a-f]{32}$/);
const byId = (id: number) => quoteStatement('select a from b where id = $1', [id]);

/** Returns the commands of a message, with the name of each statement by itself. */
const commandsOf = ({ text }: { readonly text: string }) =>
  text.split('; ').map((command) => command.split(/(platen_[0-9a-f]+)/));

afterEach(() => {
  vi.useRealTimers();
});

/** Returns the name of a statement on a new connection. */
const nameIn = (text: string, values: readonly unknown[] = []) =>
  commandsOf(new PreparedStatements().messageOf([quoteStatement(text, values)]))[1]?.[1];

describe('the statements a connection has prepared', () => {
  it('are prepared the first time, and only executed from then on', () => {
    const prepared = new PreparedStatements();
    expect(commandsOf(prepared.messageOf(['begin', byId(1), byId(2)]))).toEqual([
      ['begin'],
      ['prepare ', name, ' as select a from b where id = $1'],
      ['execute ', name, "('1')"],
      ['execute ', name, "('2')"],
    ]);
    expect(commandsOf(prepared.messageOf([byId(3), 'commit']))).toEqual([
      ['execute ', name, "('3')"],
      ['commit'],
    ]);
  });

  it('have the same name for the same text on every connection, and another one for another text', () => {
    expect(nameIn('select $1', [1])).toBe(nameIn('select $1', [2]));
    expect(nameIn('select 1')).not.toBe(nameIn('select  1'));
  });

  it('are executed without a list of values when they have none', () => {
    const { text } = new PreparedStatements().messageOf([quoteStatement('select 1', [])]);
    expect(text).toMatch(/; execute platen_[0-9a-f]{32}$/);
  });

  it('are all given up by the next message after one that failed', () => {
    const prepared = new PreparedStatements();
    prepared.messageOf([byId(1)]);
    prepared.forget();
    expect(commandsOf(prepared.messageOf(['begin', byId(2)]))).toEqual([
      ['deallocate all'],
      ['begin'],
      ['prepare ', name, ' as select a from b where id = $1'],
      ['execute ', name, "('2')"],
    ]);
    expect(commandsOf(prepared.messageOf([byId(3)]))).toEqual([['execute ', name, "('3')"]]);
  });

  it('are two hundred at most, before all are given up', () => {
    const prepared = new PreparedStatements();
    const messages = Array.from(
      { length: 500 },
      (_, at) => prepared.messageOf([quoteStatement(`select ${at}`, [])]).text,
    );
    const given = messages.flatMap((text, at) => (text.startsWith('deallocate all; prepare') ? [at] : []));
    expect(given).toEqual([200, 400]);
  });

  it('are planned anew after one, two, four and more seconds, then every minute, because the tables may have grown', () => {
    vi.useFakeTimers();
    const prepared = new PreparedStatements();
    prepared.messageOf([byId(1)]);
    const anew = Array.from({ length: 300 }, (_, second) => {
      vi.advanceTimersByTime(1001);
      const { text } = prepared.messageOf([byId(1)]);
      return text.startsWith('discard plans; execute ') ? [second + 1] : [];
    }).flat();
    expect(anew).toEqual([1, 3, 7, 15, 31, 63, 123, 183, 243]);
  });

  it.each([
    ['a command', 'lock table b'],
    ['a statement of more than four thousand characters', `select '${'x'.repeat(4000)}'`],
  ])('do not have %s', (_, text) => {
    expect(new PreparedStatements().messageOf([quoteStatement(text, [])]).text).toBe(text);
  });

  it('give each part its own answer, whatever else the message does', () => {
    const prepared = new PreparedStatements();
    prepared.forget();
    const first = prepared.messageOf(['begin', byId(1), byId(2), 'commit']);
    expect(first.answersToParts(['deallocated', 'begun', 'prepared', 'one', 'two', 'committed'])).toEqual([
      'begun',
      'one',
      'two',
      'committed',
    ]);
    const second = prepared.messageOf([byId(1)]);
    expect(second.answersToParts(['one'])).toEqual(['one']);
  });
});

it('a message without prepared statements has the values in the text, and each answer is of a part', () => {
  const message = plainMessageOf(['begin', byId(7)]);
  expect(message.text).toBe("begin; select a from b where id = '7'");
  expect(message.answersToParts(['begun', 'one'])).toEqual(['begun', 'one']);
});
