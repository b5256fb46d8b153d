import { describe, expect, it } from 'vitest';
import { formatDateTime } from './format-date-time';

const noon = new Date(2026, 10, 21, 12, 5);

describe('formatDateTime', () => {
  it.each([
    ['en-GB', '21/11/2026, 12:05'],
    ['de', '21.11.26, 12:05'],
    ['sv', '2026-11-21 12:05'],
  ])('writes a date in %s, short by default', (language, text) => {
    expect(formatDateTime(noon, { language })).toBe(text);
  });

  it('writes a longer style on request', () => {
    expect(formatDateTime(noon, { language: 'en-GB', style: 'long' })).toBe('21 November 2026 at 12:05');
  });

  it.each([undefined, 'nonsense', Number.NaN])('shows a dash for %j', (value) => {
    expect(formatDateTime(value)).toBe('–');
  });

  it.each(['', 'not a language', 'x'])('falls back to the browser’s own language for “%s”', (language) => {
    expect(formatDateTime(noon, { language })).toBe(formatDateTime(noon));
  });
});
