import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '@/shared/lib/date';
import {
  isFiltered,
  NO_FILTER,
  PERIODS,
  readFilter,
  writeFilter,
  type HistoryFilter,
} from './history-filter';
import { daysOfFilter, plottedDays, toHistoryQuery } from './history-query';

const today = '2026-11-21';

describe('a filter and its address', () => {
  it.each<[string, Partial<HistoryFilter>]>([
    ['', {}],
    ['period=today', { period: 'today' }],
    [
      'period=custom&from=2026-02-01&to=2026-02-28',
      { period: 'custom', from: '2026-02-01', to: '2026-02-28' },
    ],
    ['period=custom&from=2026-02-01', { period: 'custom', from: '2026-02-01' }],
    ['label=3&article=Cr%C3%A8me+br%C3%BBl%C3%A9e', { label: '3', article: 'Crème brûlée' }],
    ['q=L2026+%25', { q: 'L2026 %' }],
    ['variable=lot&value=L1&printer=2', { variable: 'lot', value: 'L1', printer: '2' }],
    ['printer=1&state=Failed&person=7', { printer: '1', state: 'Failed', person: '7' }],
  ])('reads the filter of the address “%s”', (address, said) => {
    const filter = { ...NO_FILTER, ...said };
    expect(readFilter(new URLSearchParams(address))).toEqual(filter);
    expect(writeFilter(filter).toString()).toBe(address);
    expect(isFiltered(filter)).toBe(address !== '');
  });

  it.each([
    'period=yesterday',
    'from=2026-02-01&to=2026-02-28',
    'period=today&from=2026-02-01',
    'state=failed',
    'state=Processed',
    'label=1;drop',
    'person=%00',
    'printer=../..',
    'article=%20%20',
    'period=custom&from=2026-02-30&to=soon',
    'job=1&reprint=all',
    'variable=lot',
    'value=L1&variable=%20',
  ])('takes “%s” for what it says without nonsense', (address) => {
    const read = readFilter(new URLSearchParams(address));
    const { period } = read;
    expect(read).toEqual({ ...NO_FILTER, period });
    expect(PERIODS.includes(period as never) || period === '').toBe(true);
  });

  it('gives a filter back the same from its address, whatever is said', () => {
    const id = fc.stringMatching(/^[\w-]{0,20}$/);
    const day = fc.integer({ min: 0, max: 20_000 }).map((count) => addDays('2000-01-01', count));
    const trimmed = fc
      .string({ maxLength: 200, unit: 'binary' })
      .map((text) => text.trim().slice(0, 200).toWellFormed());
    const filters = fc.record({
      q: trimmed,
      variable: fc.constant('lot'),
      value: fc.constant('L 1'),
      period: fc.constantFrom('' as const, ...PERIODS),
      from: fc.oneof(fc.constant(''), day),
      to: fc.oneof(fc.constant(''), day),
      label: id,
      article: trimmed,
      printer: id,
      state: fc.constantFrom('' as const, 'Failed' as const, 'Success' as const),
      person: id,
    });
    fc.assert(
      fc.property(filters, (filter) => {
        const once = readFilter(writeFilter(filter));
        expect(readFilter(new URLSearchParams(writeFilter(once).toString()))).toEqual(once);
        expect({ ...once, article: '', q: '' }).toEqual({
          ...filter,
          ...(filter.period !== 'custom' && { from: '', to: '' }),
          article: '',
          q: '',
        });
      }),
    );
  });
});

describe('the days a filter means', () => {
  it.each<[Partial<HistoryFilter>, string, string]>([
    [{}, '', ''],
    [{ period: 'today' }, '2026-11-21', '2026-11-21'],
    [{ period: 'week' }, '2026-11-15', '2026-11-21'],
    [{ period: 'month' }, '2026-11-01', '2026-11-21'],
    [{ period: 'custom', from: '2026-01-02' }, '2026-01-02', ''],
  ])('tells the days a filter means: %j', (said, first, last) => {
    expect(daysOfFilter({ ...NO_FILTER, ...said }, today)).toEqual({ first, last });
  });

  it('sends a scanned code taken apart, and the value of a variable as it is', () => {
    const filter = { ...NO_FILTER, q: '09501101530003 L1', variable: 'lot', value: '(10)L1' };
    expect(toHistoryQuery(filter, { first: '', last: '' })).toEqual({
      searchQuery: '09501101530003 L1',
      variable: 'lot',
      value: '(10)L1',
    });
  });

  it('sends days as instants of this clock, the last day with all its hours', () => {
    const filter = { ...NO_FILTER, label: '3', state: 'Failed' as const };
    expect(toHistoryQuery(filter, { first: '2026-03-28', last: '2026-03-29' })).toEqual({
      from: new Date(2026, 2, 28).toISOString(),
      to: new Date(2026, 2, 30).toISOString(),
      labelId: '3',
      state: 'Failed',
    });
    expect(toHistoryQuery(NO_FILTER, { first: '', last: '' })).toEqual({});
  });

  it.each([
    ['', '', '2026-10-23', '2026-11-21'],
    ['2026-11-15', '2026-11-21', '2026-11-15', '2026-11-21'],
    ['2020-01-01', '', '2026-08-22', '2026-11-21'],
    ['', '2026-03-31', '2026-03-02', '2026-03-31'],
  ])('draws the days from “%s” to “%s” from %s to %s', (first, last, from, to) => {
    expect(plottedDays({ first, last }, today)).toEqual({ first: from, last: to });
  });
});
