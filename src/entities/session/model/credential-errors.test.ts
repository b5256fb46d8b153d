import { describe, expect, it } from 'vitest';
import { emailError, passwordError } from './credential-errors';

describe('emailFault', () => {
  it.each([
    ['', 'Enter an e-mail address.'],
    ['   ', 'Enter an e-mail address.'],
    ['mia', 'Enter a valid e-mail address, such as name@example.com.'],
    ['mia@', 'Enter a valid e-mail address, such as name@example.com.'],
    ['mia@host', 'Enter a valid e-mail address, such as name@example.com.'],
    ['mia@host.', 'Enter a valid e-mail address, such as name@example.com.'],
    ['mia @host.test', 'Enter a valid e-mail address, such as name@example.com.'],
    ['a@b@c.test', 'Enter a valid e-mail address, such as name@example.com.'],
    [`${'a'.repeat(250)}@b.test`, 'Enter a valid e-mail address, such as name@example.com.'],
    ['mia@host.test', undefined],
    ['  mia@host.test ', undefined],
    ['zoë@bücher.example', undefined],
  ])('%j: %s', (email, fault) => {
    expect(emailError(email)).toBe(fault);
  });
});

describe('passwordFault', () => {
  it.each([
    ['', 'Enter a password.'],
    ['1234567', 'Use at least 8 characters.'],
    ['12345678', undefined],
    ['🙂🙂🙂🙂🙂🙂🙂', 'Use at least 8 characters.'],
    ['🙂🙂🙂🙂🙂🙂🙂🙂', undefined],
    ['        ', undefined],
    ['a'.repeat(128), undefined],
    ['a'.repeat(129), 'Use at most 128 characters.'],
    ['Mia@Host.test', 'Do not use your e-mail address as your password.'],
  ])('%j: %s', (password, fault) => {
    expect(passwordError(password, 'mia@host.test')).toBe(fault);
  });
});
